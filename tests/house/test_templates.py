"""The templates: whoever changes a screen reads them, and most of the time it is no programmer."""

import pytest

from faristol.screens.rendering import environment


@pytest.mark.parametrize(
    ("template", "html"),
    [
        ("<ul>\n    <li>1</li>\n\n    <li>2</li>\n</ul>", "<ul>\n<li>1</li>\n<li>2</li>\n</ul>"),
        ("<b>1</b>{% if true %}\n    <b>2</b>{% endif %}", "<b>1</b> <b>2</b>"),
        ("<b>1</b>\n    {#- -#}\n    <b>2</b>", "<b>1</b><b>2</b>"),
        ("<b>1\u00a0\u202f \n 2</b>", "<b>1\u00a0\u202f\n2</b>"),
        ("{{ '1    2' }}\n", "1    2"),
    ],
)
def test_what_indents_a_template_is_not_sent_and_a_space_stays_one(template, html):
    assert environment().from_string(template).render() == html
