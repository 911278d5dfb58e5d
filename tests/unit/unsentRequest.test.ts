/** @jest-environment jsdom */
import { contactFormId, followContactForm, unsentRequest } from '../../src/site/shell/start/unsentRequest';

test('a letter that is typed while React hydrates the page, and keeps the event for itself, is kept', () => {
  document.body.innerHTML = `<div><form id="${contactFormId}"><input name="name"></form></div>`;
  document.querySelector('div')?.addEventListener('input', (event) => event.stopPropagation(), { capture: true });
  followContactForm();
  const field = document.querySelector('input');
  if (field) field.value = 'A';
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(JSON.parse(unsentRequest())).toEqual({ name: 'A' });
});
