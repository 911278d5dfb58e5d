/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { changeQueryString, useQueryString } from '../../src/site/shell/queryString';

test('the query string is that of the URL after a change, a navigation and Back', async () => {
  const { result, rerender } = renderHook(useQueryString);
  expect(result.current).toBe('');
  act(() => changeQueryString({ q: 'pay roll', category: 'hr' }, 'replaceState'));
  expect(window.location.search).toBe('?q=pay+roll&category=hr');
  expect(result.current).toBe(window.location.search);

  // A link to the page itself.
  window.history.pushState(null, '', window.location.pathname);
  rerender();
  expect(result.current).toBe('');

  window.history.back();
  await waitFor(() => expect(result.current).toBe('?q=pay+roll&category=hr'));
});

test('what is changed on a page that is still shown after Back is in no other address, until that page is there', async () => {
  window.history.replaceState(null, '', '/partners');
  window.history.pushState(null, '', '/pricing');
  const left = renderHook(useQueryString);
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/partners'));
  act(() => changeQueryString({ accounts: '20' }, 'replaceState'));
  expect(window.location.search).toBe('');
  left.unmount();
  renderHook(useQueryString);
  act(() => changeQueryString({ q: 'pay' }, 'replaceState'));
  expect(window.location.search).toBe('?q=pay');
});

test('a page sets its own parameters in one order, and leaves those of others', () => {
  window.history.replaceState(null, '', '/courses?utm_source=mail&role=chef&search=fire');
  act(() => changeQueryString({ search: 'first aid', level: undefined, role: 'chef' }, 'replaceState'));
  expect(window.location.search).toBe('?search=first+aid&role=chef&utm_source=mail');
  act(() => changeQueryString({ search: undefined, level: undefined, role: undefined }, 'replaceState'));
  expect(window.location.search).toBe('?utm_source=mail');
});
