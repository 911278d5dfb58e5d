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

test('scripts that stall give the page the form without scripts, and hydrate it when they come after all', async () => {
  jest.useFakeTimers();
  jest.resetModules();
  document.documentElement.classList.add('js');
  await import('../../src/site/shell/start/deferredScripts');
  // Assistive technology presses without a pointer.
  document.body.click();
  jest.advanceTimersByTime(9_000);
  // Each script that arrives begins the wait anew.
  document.querySelectorAll('script[src]').forEach((loaded) => loaded.dispatchEvent(new Event('load')));
  jest.advanceTimersByTime(9_000);
  expect(document.documentElement).toHaveClass('js');
  jest.advanceTimersByTime(1_000);
  expect(document.documentElement).not.toHaveClass('js');
  window.dispatchEvent(new Event('camre:hydrated'));
  expect(document.documentElement).toHaveClass('js');
  jest.useRealTimers();
});
