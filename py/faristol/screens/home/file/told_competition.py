"""The log of a competition by letter in sentences."""

from faristol.texts import N_

SENTENCES = {
    "CompetitionOpened": N_("The competition was prepared and its secret promised"),
    "PlayerEntered": N_("%(name)s entered"),
    "PlayerChanged": N_("%(name)s was put right"),
    "PlayerRemoved": N_("%(player)s was taken off the list"),
    "RoomHeard": N_("The string was mixed with: %(words)s"),
    "StringTyped": N_("The string was typed: %(string)s"),
    "GamesPaired": N_("The games were made"),
    "SheetsSent": N_("The sheets went out on %(day)s"),
    "PlayerExcluded": N_("%(player)s was excluded: %(why)s"),
    "GameReported": N_("Game %(game)s was reported, points: %(scores)s"),
    "ReportCorrected": N_("Game %(game)s was put right, points: %(scores)s. %(why)s"),
    "Punished": N_("Game %(game)s: a penalty. %(why)s"),
    "GameLost": N_("Game %(game)s: lost by decision. %(why)s"),
    "CompetitionEnded": N_("The competition ended"),
    "CompetitionReopened": N_("The competition was opened again: %(why)s"),
}
