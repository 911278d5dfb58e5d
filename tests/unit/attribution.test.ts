/** @jest-environment jsdom */
import { attribution } from '../../src/site/screens/contact/useContactForm';

const navigatedFrom = (address: string) =>
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ name: address }] });
const at = (address: string) => window.history.replaceState(null, '', address);

// Safari 16 and Chrome 119 have no URL.canParse, and the site loads no polyfill of it.
Object.defineProperty(URL, 'canParse', { value: undefined });

test('the address of the page itself comes first', () => {
  navigatedFrom(`${window.location.origin}/?utm_source=old`);
  at('/contact?utm_source=new');
  expect(attribution()).toEqual({ page: '/contact', utm_source: 'new' });
});

test('nothing of another site’s address', () => {
  navigatedFrom('https://other.example/?utm_source=theirs');
  at('/contact');
  expect(attribution()).toEqual({ page: '/contact' });
});
