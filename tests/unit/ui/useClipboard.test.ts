/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useClipboard } from '../../../src/site/ui/useClipboard';

test('where a page has no clipboard, as without HTTPS, copying fails and says so', async () => {
  const { result } = renderHook(() => useClipboard('hello@camre.example'));
  await act(() => result.current[1]());
  expect(result.current[0]?.result).toBe('failed');
});
