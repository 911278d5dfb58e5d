/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { followEntryOf } from '../../src/site/shell/historyEntry';
import { changeQueryString, useQueryString } from '../../src/site/shell/queryString';

test('what is changed on a page that is still shown after Back is in no other address, until that page is there', async () => {
  window.history.replaceState(null, '', '/partners');
  window.history.pushState(null, '', '/pricing');
  followEntryOf('/pricing');
  const left = renderHook(useQueryString);
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/partners'));
  act(() => changeQueryString({ accounts: '20' }, 'replaceState'));
  expect(window.location.search).toBe('');
  left.unmount();
  followEntryOf('/partners');
  renderHook(useQueryString);
  act(() => changeQueryString({ q: 'pay' }, 'replaceState'));
  expect(window.location.search).toBe('?q=pay');
});
