import { xliffFormat } from '../../src/authoring/exchange/xliff';

test('XLIFF 2, as platforms send it back, is read: segments, codes by their data or as in the English, states', () => {
  const { language, units } = xliffFormat.read(`<?xml version="1.0"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
  <file id="f1" original="locales/en/common.json">
    <group id="g">
      <unit id="7" name="common:plan">
        <originalData><data id="d1">{{count}}</data><data id="d2">&lt;mark&gt;</data><data id="d3">&lt;/mark&gt;</data></originalData>
        <segment state="translated">
          <source><ph id="1" dataRef="d1"/> days.</source>
          <target><ph id="1"/> Tage.</target>
        </segment>
        <ignorable><source> </source></ignorable>
        <segment state="final">
          <source>Use <pc id="2" dataRefStart="d2" dataRefEnd="d3">all</pc></source>
          <target><pc id="2" dataRefStart="d2" dataRefEnd="d3">Alle</pc> nutzen</target>
        </segment>
      </unit>
    </group>
    <unit id="common:home"><segment><source>Home</source></segment></unit>
    <unit id="common:open"><segment state="initial"><source>Open</source><target>Offen</target></segment></unit>
  </file>
</xliff>`);
  expect(language).toBe('de');
  expect(units).toMatchObject([
    {
      id: '7',
      names: ['common:plan', 'locales/en/common.json'],
      source: '{{count}} days. Use <mark>all</mark>',
      target: '{{count}} Tage. <mark>Alle</mark> nutzen',
      mark: undefined,
    },
    { id: 'common:home', source: 'Home', target: '', isUnsaid: true },
    { id: 'common:open', target: 'Offen', mark: 'initial' },
  ]);
});

test('its sentences may be in another order, with marks of terms in them', () => {
  const { units } = xliffFormat.read(`<xliff version="2.0" srcLang="en" trgLang="de"><file id="f"><unit id="1">
    <segment><source>No card </source><target order="3">nötig</target></segment>
    <ignorable><source></source><target order="2"> </target></ignorable>
    <segment><source>needed</source><target order="1">Keine <mrk id="m1" type="term">Karte</mrk></target></segment>
  </unit></file></xliff>`);
  expect(units).toMatchObject([{ source: 'No card needed', target: 'Keine Karte nötig' }]);
});
