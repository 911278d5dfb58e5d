#!/bin/sh
# Makes the files in returned/ again: a German export of four texts, three of them empty, as real tools return it.
# Needs Debian's omegat, translate-toolkit and python3-polib, and npm. OmegaT 6 is in neither; its file is written by
# hand after its filter (org.omegat.filters4.xml.xliff.Xliff1Filter).
set -e
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
export="npx tsx $here/../../../src/authoring/commands/i18n/index.ts export de --root $work/project"

cp -r "$here/../project" "$work/project"
for key in hero.note hero.title consent.calendar.text; do
  sed -i "/\"\(home:\|common:\)\?$key\":/d" "$work"/project/locales/de/home.json "$work"/project/locales/de/common.json \
    "$work"/project/locales/pins/de.json
done
sed -i -z 's/,\n}/\n}/' "$work"/project/locales/de/*.json "$work"/project/locales/pins/de.json
$export --po --out "$work/whole.po"
$export --xliff --out "$work/whole.xlf"
/usr/bin/python3 "$here/makeReturned.py" cut "$work"

# OmegaT 3.6: its XLIFF filter shows what is in <target>, so that the English has to be there.
for file in de.po de.xlf; do
  project=$work/omegat-$file
  mkdir -p "$project/source" "$project/target" "$project/omegat" "$project/tm" "$project/glossary" "$project/dictionary"
  cp "$work/$file" "$project/source"
  /usr/bin/python3 "$here/makeReturned.py" omegat "$project"
  omegat "$project" --mode=console-translate > "$work/omegat.log" 2>&1
  cp "$project/target/$file" "$here/returned/omegat-3.6.${file#de.}"
done

npm install --silent --no-save --prefix "$work" xliff@6.4.0
cat > "$work/xliff.mjs" <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import { jsToXliff12, xliff12ToJs } from 'xliff';
const [, , input, output] = process.argv;
const file = await xliff12ToJs(readFileSync(input, 'utf8'));
const { 'locales/en/common.json': common, 'locales/en/home.json': home } = file.resources;
const [provider] = common['common:consent.calendar.text'].source.filter((part) => typeof part === 'object');
const [open, close] = home['home:hero.title'].source.filter((part) => typeof part === 'object');
common['common:consent.calendar.text'].target = ['Lädt einen Kalender von ', provider, ' für eine Demo. Er setzt eigene Cookies.'];
home['home:hero.note'].target = 'Keine Kreditkarte nötig';
home['home:hero.title'].target = ['Kurse, die ', open, 'man zu Ende macht', close];
writeFileSync(output, await jsToXliff12(file));
JS
node "$work/xliff.mjs" "$work/de.xlf" "$here/returned/npm-xliff-6.4.xlf"

/usr/bin/python3 "$here/makeReturned.py" edit "$work" "$here/returned"
rm -r "$work"
