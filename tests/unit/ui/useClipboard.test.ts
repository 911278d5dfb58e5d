import { act, renderHook } from '@testing-library/react';
import { useClipboard } from '../../../src/site/ui/useClipboard';

test('where a page has no clipboard, as without HTTPS, copying fails and says so', async () => {
  const { result } = renderHook(() => useClipboard('hello@camre.example'));
  await act(() => result.current[1]());
  expect(result.current[0]?.result).toBe('failed');
});

test('a result belongs to the text that was copied, and a second one is told from the first', async () => {
  const { result, rerender } = renderHook(useClipboard, { initialProps: '?accounts=250' });
  await act(() => result.current[1]());
  const first = result.current[0];
  await act(() => result.current[1]());
  expect(result.current[0]).not.toEqual(first);
  rerender('?accounts=700');
  expect(result.current[0]).toBeUndefined();
});
