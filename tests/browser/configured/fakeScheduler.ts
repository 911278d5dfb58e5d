import { createServer, type Server } from 'node:http';

/** Returns a server in place of the booking calendar: its script adds a frame to an element, as Calendly's does. */
export function fakeScheduler(): Server {
  return createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const [type, body] =
      pathname === '/widget.js'
        ? ['text/javascript', widget]
        : [
            'text/html',
            `<title>Demo</title><h1>Choose a time</h1><button onclick="parent.postMessage({ event: 'calendly.event_scheduled' }, '*')">Confirm</button>`,
          ];
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  });
}

// Calendly's script has `initInlineWidget` too, and fills the elements that are there when it loads.
const widget = `
  const fill = (parent, url) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    parent.append(frame);
  };
  window.Calendly = { initInlineWidget: ({ parentElement, url }) => fill(parentElement, url) };
  for (const element of document.querySelectorAll('.calendly-inline-widget')) fill(element, element.dataset.url);
`;
