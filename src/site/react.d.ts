import 'react';

declare module 'react' {
  // The types of React 18 lack this attribute, which React 18 writes into the HTML as it is.
  interface AriaAttributes {
    inert?: '';
  }
}
