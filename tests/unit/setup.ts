import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// jsdom has none; react-dom/server needs it.
globalThis.TextEncoder = TextEncoder;

// As the script in the head does before the first paint.
globalThis.document?.documentElement.classList.add('js');

// jsdom loads no fonts.
if (globalThis.window) Object.assign(document, { fonts: new Set() });

// jsdom has none; its window is 1024 px wide.
if (globalThis.window)
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === '(min-width: 40em)',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
