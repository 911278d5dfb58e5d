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
        return { id: article.id, source, shown, text: field.value.trim() || shown, isRight: tick.checked, note: note.value.trim() };
      })
      .filter(({ isRight, note, text, shown }) => isRight || note !== '' || text !== shown),
  };
};
const key = 'review-' + language;
const keep = () => { try { localStorage.setItem(key, JSON.stringify(answer())); } catch { /* Storage is full or closed. */ } };
try {
  const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
  if (kept) {
    document.querySelector('[name=name]').value = kept.name;
    document.querySelector('[name=role]').value = kept.role;
    for (const { question, reply } of kept.questions)
      for (const field of document.querySelectorAll('[data-question]')) if (field.dataset.question === question) field.value = reply;
    for (const one of kept.texts) {
      const article = document.getElementById(one.id);
      if (!article || article.dataset.shown !== one.shown) continue;
      const { field, tick, note } = part(article);
      field.value = one.text;
      tick.checked = one.isRight;
      note.value = one.note;
    }
  }
} catch { /* Nothing was kept. */ }
document.addEventListener('input', ({ target }) => {
  const article = target.closest('article');
  // A text that is put right is right from then on.
  if (article && target.matches('textarea')) part(article).tick.checked = true;
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
