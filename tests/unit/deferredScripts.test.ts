const script = '/js/app-1.js';

beforeAll(async () => {
  document.body.innerHTML = `<script type="application/json" id="deferred-scripts">{"scripts":["${script}"],"pagePath":"/"}</script>`;
  // Nothing loads before an interaction.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  await import('../../src/site/shell/start/deferredScripts');
});

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

function errorIn(file: string): Error {
  return Object.assign(new Error('failed'), { stack: `Error: failed\n    at https://camre.test${file}:1:2` });
}

test('only a rejection of the page’s own scripts gives the page the form without scripts, until it is hydrated', () => {
  for (const reason of [undefined, null, 'refused', {}, errorIn('/wallet.js')]) reject(reason);
  expect(document.documentElement).toHaveClass('js');
  reject(errorIn(script));
  expect(document.documentElement).not.toHaveClass('js');
  window.dispatchEvent(new Event('camre:hydrated'));
  expect(document.documentElement).toHaveClass('js');
});
