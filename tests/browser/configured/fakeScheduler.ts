import { createServer, type Server } from 'node:http';

/** Returns a server in place of the booking calendar's page. Its script, which has an address of its own, is `widget`. */
export function fakeScheduler(): Server {
  return createServer((_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }).end(calendar),
  );
}

const calendar = `<title>Demo</title><h1>Choose a time</h1><button onclick="parent.postMessage({ event: 'calendly.event_scheduled' }, '*')">Confirm</button>`;

/** Adds a frame to an element, as Calendly's script does: with `initInlineWidget`, and to the elements that are there when it loads. */
export const widget = `
  const fill = (parent, url) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    parent.append(frame);
  };
  window.Calendly = { initInlineWidget: ({ parentElement, url }) => fill(parentElement, url) };
  for (const element of document.querySelectorAll('.calendly-inline-widget')) fill(element, element.dataset.url);
`;
