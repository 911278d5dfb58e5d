import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// jsdom lacks it; react-dom/server needs it.
globalThis.TextEncoder = TextEncoder;

// as the head script does before the first paint: components that differ without scripts show their scripted side
globalThis.document?.documentElement.classList.add('js');
