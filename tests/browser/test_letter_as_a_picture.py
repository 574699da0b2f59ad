"""The board of a game by letter goes out as a picture: into a file, or into another app where the device can."""

from drivers.browser.by_post import Writer
from drivers.browser.judge import Judge
from drivers.letter_game import Device
from faristol.games.correspondence.sheet import write_sheet

CAN_SHARE = """() => {
  navigator.share = async ({ files }) => (window.given = files.map(({ name, type }) => [name, type]));
  navigator.canShare = () => true;
}"""


def test_the_board_of_the_message_is_saved_as_a_picture_and_given_to_another_app(newcomer: Judge) -> None:
    newcomer.context.add_init_script(f"({CAN_SHARE})()")
    newcomer.page.reload()
    writer = Writer(newcomer.context, newcomer.address, "red", newcomer.page)
    writer.opens_sheet(write_sheet(Device(way="e-mail").entries))
    writer.lays("H7", "casa").makes()
    page = newcomer.page
    writer.sees("#dates-form")
    for name in ("partner_sent", "arrived", "sent"):
        page.fill(f"#{name}", "2026-03-02")
    writer.taps("#send").sees("#message-text")
    with page.expect_download() as saving:
        newcomer.taps("#save-picture")
    png = saving.value.path().read_bytes()
    assert png.startswith(b"\x89PNG") and int.from_bytes(png[16:20]) == 1080 < int.from_bytes(png[20:24])
    newcomer.taps("#send-picture")
    page.wait_for_function("window.given")
    ((name, kind),) = page.evaluate("window.given")
    assert name.endswith(".png") and kind == "image/png"
