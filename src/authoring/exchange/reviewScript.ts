/** The script of the page that a reader fills in: it keeps what is typed, ticks what is changed, and saves the answer. */
export const reviewScript = `
const articles = [...document.querySelectorAll('article')];
const language = document.body.dataset.language;
const part = (article) => ({
  field: article.querySelector('textarea'),
  tick: article.querySelector('[type=checkbox]'),
  note: article.querySelector('[data-note]'),
});
const answer = () => {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
  return {
    language,
    name: document.querySelector('[name=name]').value.trim(),
    role: document.querySelector('[name=role]').value.trim(),
    day,
    questions: [...document.querySelectorAll('[data-question]')]
      .map((field) => ({ question: field.dataset.question, reply: field.value.trim() }))
      .filter(({ reply }) => reply !== ''),
    texts: articles
      .map((article) => {
        const { field, tick, note } = part(article);
        const { source, shown } = article.dataset;
        const text = field.value.trim();
        return { id: article.id, source, shown, text, isRight: tick.checked && text !== '', note: note.value.trim() };
      })
      .filter(({ isRight, note, text, shown }) => isRight || note !== '' || text !== shown),
  };
};
// Each field has a place of its own in this browser, so that a page with other texts deletes nothing.
const fields = [...document.querySelectorAll('input, textarea')];
const property = (field) => (field.type === 'checkbox' ? 'checked' : 'value');
const placeOf = (field) => {
  const article = field.closest('article');
  const name = field.name || field.dataset.question || [article.id, article.dataset.shown, field.type, 'note' in field.dataset].join(' ');
  return 'review ' + language + ' ' + name;
};
const keep = () => {
  try {
    for (const field of fields) localStorage.setItem(placeOf(field), JSON.stringify(field[property(field)]));
  } catch { /* Storage is full or closed. */ }
};
try {
  for (const field of fields) {
    const kept = localStorage.getItem(placeOf(field));
    if (kept !== null) field[property(field)] = JSON.parse(kept);
  }
} catch { /* Nothing was kept. */ }
document.addEventListener('input', ({ target }) => {
  const article = target.closest('article');
  // A text that is put right is right from then on; one that was emptied is not.
  if (article && target.matches('textarea')) part(article).tick.checked = target.value.trim() !== '';
  keep();
});
document.addEventListener('click', ({ target }) => {
  if (target.matches('[data-all]'))
    for (const article of target.closest('section').querySelectorAll('article')) part(article).tick.checked = true;
  if (target.matches('[data-save]')) {
    const whole = answer();
    const said = document.querySelector('output');
    if (whole.name === '') {
      said.textContent = 'Please give your name at the top.';
      document.querySelector('[name=name]').focus();
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(whole, null, 2)], { type: 'application/json' }));
    link.download = 'answer-' + language + '.json';
    link.click();
    said.textContent = 'Saved: ' + link.download + '. Send it back as it is.';
  }
  keep();
});
`;
