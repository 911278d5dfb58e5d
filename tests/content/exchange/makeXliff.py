#!/usr/bin/python3
"""Edits a German export with translate-toolkit (Debian: translate-toolkit): whole.xlf, states.xlf and inline.xlf.

Usage: makeXliff.py <export> <folder for the files>
"""

import sys
from pathlib import Path

from translate.storage.placeables.xliff import G, X
from translate.storage.placeables.strelem import StringElem
from translate.storage.xliff import xlifffile

NOTE = "home:hero.note"
CALENDAR = "common:consent.calendar.text"
TRIAL = "home:hero.trial"
STATES = xlifffile.UnitClass.statemap
EXPORT, FOLDER = sys.argv[1], Path(sys.argv[2])


def edited(states, whole=False):
    """Returns the export with these units translated and in these states; without the other units, if it is not whole."""
    store = xlifffile.parsefile(EXPORT)
    for unit in store.units:
        if not whole and unit.xmlelement.get("id") not in states:
            unit.xmlelement.getparent().remove(unit.xmlelement)
    store = xlifffile.parsestring(bytes(store))
    units = {unit.xmlelement.get("id"): unit for unit in store.units}
    units[NOTE].target = "Keine Kreditkarte nötig"
    placeholder = units[CALENDAR].rich_source[0].sub[1]
    units[CALENDAR].rich_target = [StringElem(["Lädt einen Kalender von ", placeholder, "."])]
    units[TRIAL].target = "Ratewort"
    for name, state in states.items():
        units[name].set_state_n(STATES[state])
    return store, units


def save(store, name):
    for node in store.document.getroot().iterchildren("{*}file"):
        if not node.findall(".//{*}trans-unit"):
            store.document.getroot().remove(node)
    (FOLDER / name).write_bytes(bytes(store))


# As Poedit and Weblate write states.
states = {NOTE: "translated", CALENDAR: "final", TRIAL: "needs-review-translation"}
save(edited(states, whole=True)[0], "whole.xlf")
save(edited(states)[0], "states.xlf")

# Inline elements, a group, and a language tag with its region.
store, units = edited({NOTE: "translated", CALENDAR: "translated", TRIAL: "needs-translation"})
store.settargetlanguage("de-DE")
placeholder = X(id=units[CALENDAR].rich_source[0].sub[1].id)
units[CALENDAR].rich_target = [
    StringElem([G(id="9", sub=[StringElem("Lädt einen Kalender")]), " von ", placeholder, "."])
]
units[CALENDAR].set_state_n(STATES["translated"])
store.switchfile("locales/en/home.json")
group = store.creategroup("locales/en/home.json", restype="x-page")
group.append(units[NOTE].xmlelement)
save(store, "inline.xlf")
