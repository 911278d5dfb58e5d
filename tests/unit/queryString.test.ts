import { act, renderHook, waitFor } from '@testing-library/react';
import { emit } from '../../src/site/shell/events';
import { changeQueryString, onThisPage, useQueryString } from '../../src/site/shell/queryString';

test('the query string is that of the URL after a change, a navigation and Back, which Gatsby does not notice', async () => {
  const gatsby = jest.fn();
  window.addEventListener('popstate', gatsby);
  const { result, rerender } = renderHook(useQueryString);
  expect(result.current).toBe('');
  act(() => changeQueryString({ q: 'pay roll', category: 'hr' }, 'replaceState'));
  expect(window.location.search).toBe('?q=pay+roll&category=hr');
  expect(result.current).toBe(window.location.search);

  // Gatsby renders the page again after a navigation.
  window.history.pushState(null, '', window.location.pathname);
  rerender();
  expect(result.current).toBe('');

  window.history.back();
  await waitFor(() => expect(result.current).toBe('?q=pay+roll&category=hr'));
  expect(gatsby).not.toHaveBeenCalled();
});

test('Back to the page that is still shown, as the next one is not there yet, is left to Gatsby', async () => {
  const gatsby = jest.fn();
  renderHook(useQueryString);
  window.addEventListener('popstate', gatsby);
  act(() => emit('leaving'));
  window.history.pushState(null, '', '/partners');
  window.history.back();
  await waitFor(() => expect(gatsby).toHaveBeenCalledTimes(1));
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

test('what comes late is given up where a link has led to another page', () => {
  const action = jest.fn();
  window.history.pushState(null, '', '/pricing');
  const late = onThisPage(action);
  window.history.replaceState(null, '', '/pricing?accounts=20');
  late();
  expect(action).toHaveBeenCalledTimes(1);
  window.history.pushState(null, '', '/partners');
  late();
  expect(action).toHaveBeenCalledTimes(1);
});
