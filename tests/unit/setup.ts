import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// jsdom has none; react-dom/server needs it.
globalThis.TextEncoder = TextEncoder;

// As the script in the head does before the first paint.
globalThis.document?.documentElement.classList.add('js');
