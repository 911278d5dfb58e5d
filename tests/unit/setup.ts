import '@testing-library/jest-dom';

// as the head script does before the first paint: components that differ without scripts show their scripted side
globalThis.document?.documentElement.classList.add('js');
