/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { chooseConsent, consentRecord, parseConsent, useConsent } from '../../src/site/shell/consent/consent';

const now = new Date('2026-11-21T12:00:00Z');

test('a choice holds for six months', () => {
  expect(parseConsent(consentRecord(false, now), now)).toBe('rejected');
  const record = consentRecord(true, now);
  expect(parseConsent(record, new Date('2027-05-21T11:59:00Z'))).toBe('accepted');
  expect(parseConsent(record, new Date('2027-05-21T12:01:00Z'))).toBe('unknown');
});

test.each([
  null,
  '',
  'yes',
  'null',
  '[]',
  '{}',
  '{"version":0,"calendar":true,"expires":9e15}',
  '{"version":1,"calendar":true}',
  '{"version":1,"provider":"Another","calendar":true,"expires":9e15}',
])('%j is no choice', (stored) => {
  expect(parseConsent(stored, now)).toBe('unknown');
});

test('consent that is withdrawn while storage is full is neither used nor stored', () => {
  chooseConsent(true);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  chooseConsent(false);
  full.mockRestore();
  expect(renderHook(useConsent).result.current).toBe('rejected');
  expect(localStorage.getItem('consent')).toBeNull();
});
