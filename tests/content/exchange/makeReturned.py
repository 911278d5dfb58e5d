"""The Python parts of makeReturned.sh: cuts the export to four texts, and edits it with polib and translate-toolkit."""

import re
import sys
from pathlib import Path
from xml.sax.saxutils import escape

IDS = ["common:consent.calendar.text", "home:hero.note", "home:hero.title", "home:hero.trial"]
GERMAN = {
    IDS[0]: "Lädt einen Kalender von {{provider}} für eine Demo. Er setzt eigene Cookies.",
    IDS[1]: "Keine Kreditkarte nötig",
    IDS[2]: "Kurse, die <mark>man zu Ende macht</mark>",
}


def cut(work):
    po = (work / "whole.po").read_text()
    entries = po.split("\n\n")
    kept = entries[:1] + [entry for entry in entries if any(f'msgctxt "{name}"' in entry for name in IDS)]
    (work / "de.po").write_text("\n\n".join(kept) + "\n")
    xliff = (work / "whole.xlf").read_text()
    unit = re.compile(r' *<trans-unit id="([^"]*)".*?</trans-unit>\n', re.S)
    xliff = unit.sub(lambda found: found[0] if found[1] in IDS else "", xliff)
    xliff = re.sub(r' *<file [^>]*>\s*<body>\s*</body>\s*</file>\n', "", xliff)
    (work / "de.xlf").write_text(xliff)


def omegat(project):
    """Writes the settings and the translations of a project of OmegaT, and the English into empty targets of XLIFF."""
    folders = "source target tm glossary dictionary".split()
    settings = "".join(f"<{name}_dir>__DEFAULT__</{name}_dir>" for name in folders)
    (project / "omegat.project").write_text(
        f'<?xml version="1.0" encoding="UTF-8"?><omegat><project version="1.0">{settings}'
        "<glossary_file>__DEFAULT__</glossary_file><source_lang>EN-GB</source_lang><target_lang>DE-DE</target_lang>"
        "<sentence_seg>true</sentence_seg><support_default_translations>true</support_default_translations>"
        "<remove_tags>false</remove_tags></project></omegat>"
    )
    pairs = {"No credit card needed": GERMAN[IDS[1]], "It sets cookies of its own.": "Er setzt eigene Cookies."}
    for file in (project / "source").iterdir():
        text = file.read_text()
        if file.suffix == ".xlf":
            text = re.sub(r"<source>(.*?)</source>(\s*<target[^>]*>)</target>", r"<source>\1</source>\2\1</target>", text)
            file.write_text(text)
            calendar = ("Loads a calendar from <p0/> on the contact and pricing pages, so that you can book a demo there.",
                        "Lädt einen Kalender von <p0/> für eine Demo.")
            title = ("Build training that <m0/>people finish<m1/>", "Kurse, die <m0/>man zu Ende macht<m1/>")
        else:
            calendar = ("Loads a calendar from {{provider}} on the contact and pricing pages, so that you can book a demo there.",
                        "Lädt einen Kalender von {{provider}} für eine Demo.")
            title = ("Build training that <mark>people finish</mark>", GERMAN[IDS[2]])
        pairs.update([calendar, title])
    units = "".join(
        f'<tu><tuv lang="EN-GB"><seg>{escape(source)}</seg></tuv><tuv lang="DE-DE"><seg>{escape(target)}</seg></tuv></tu>'
        for source, target in pairs.items()
    )
    (project / "omegat" / "project_save.tmx").write_text(
        '<?xml version="1.0" encoding="UTF-8"?><tmx version="1.1"><header creationtool="OmegaT" o-tmf="OmegaT TMX" '
        'adminlang="EN-US" datatype="plaintext" creationtoolversion="3.6.0" segtype="sentence" srclang="EN-GB"/>'
        f"<body>{units}</body></tmx>"
    )


def edit(work, folder):
    import polib
    from translate.storage.placeables.strelem import StringElem
    from translate.storage.pypo import pofile
    from translate.storage.xliff import xlifffile

    catalogue = polib.pofile(str(work / "de.po"))
    for entry in catalogue:
        entry.msgstr = GERMAN.get(entry.msgctxt, entry.msgstr)
    catalogue.save(str(folder / "polib-1.1.po"))

    store = pofile.parsefile(str(work / "de.po"))
    for unit in store.units:
        if unit.getcontext() in GERMAN:
            unit.target = GERMAN[unit.getcontext()]
    store.savefile(str(folder / "translate-toolkit-3.8.po"))

    store = xlifffile.parsefile(str(work / "de.xlf"))
    for unit in store.units:
        name = unit.xmlelement.get("id")
        if name not in GERMAN:
            continue
        codes = [part for part in unit.rich_source[0].sub if not isinstance(part, str) and type(part) is not StringElem]
        words = re.split(r"\{\{.*?\}\}|</?\w+>", GERMAN[name])
        parts = [words[0]] + [piece for code, word in zip(codes, words[1:]) for piece in (code, word)]
        unit.rich_target = [StringElem(parts)]
        unit.markfuzzy(False)
    store.savefile(str(folder / "translate-toolkit-3.8.xlf"))


if __name__ == "__main__":
    globals()[sys.argv[1]](*map(Path, sys.argv[2:]))
