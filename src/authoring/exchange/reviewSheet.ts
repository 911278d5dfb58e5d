import type { Language } from '../../content/data/datasets';
import { groupBy } from '../../content/groupBy';
import { directionOf } from '../../content/language/languageTag';
import type { EditableText } from '../texts/editing';
import { escapeXml } from './xliff';

/**
 * Returns a page that a reader opens in any browser: questions, then the texts page by page in their order, each with a field and a
 * tick. Without the site’s address, the paths of the pages are named and no links.
 */
export function reviewSheet(
  { code: language, name }: Pick<Language, 'code' | 'name'>,
  texts: readonly EditableText[],
  site: string | undefined,
): string {
  const direction = directionOf(language);
  const parts = groupBy(texts, ({ pages }) =>
    pages.length > 1 ? 'On more than one page' : (pages[0] ?? 'On no page yet'),
  );
  const sections = [...parts].map(([part, own]) => {
    const title =
      site !== undefined && part.startsWith('/')
        ? `<a href="${escapeXml(site + part)}" target="_blank">${escapeXml(part)}</a>`
        : escapeXml(part);
    const items = own.map((text) => article(text, language, direction));
    return `<section><h2>${title}</h2><p><button type="button" data-all>All of this part is right</button></p>\n${items.join('\n')}</section>`;
  });
  const questions = questionsOfReview.map(({ question, about }) => {
    const concerned = about ? texts.filter(({ source }) => about.test(source)).slice(0, 12) : [];
    const links = concerned.map(({ id }) => `<a href="#${escapeXml(id)}">${escapeXml(id)}</a>`).join(', ');
    return `<p><label>${escapeXml(question)}<textarea data-question="${escapeXml(question)}"></textarea></label>${links && `<small>Texts: ${links}</small>`}</p>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Review: ${escapeXml(name)}</title>
<style>${style}</style>
<body data-language="${escapeXml(language)}">
<h1>Review of the website in ${escapeXml(name)}</h1>
<p>Read each text against its English. Tick it where it is right; put it right where it is not. What you type stays in this browser. <b>Save my answer</b> keeps a file, which you send back: with your name, it says that you have read what you ticked.</p>
<p><label>Your name <input name="name" required></label> <label>What you do, such as translator or trainer <input name="role"></label></p>
<section><h2>Questions that only a person can answer</h2>
${questions.join('\n')}</section>
${sections.join('\n')}
<p class="save"><button type="button" data-save>Save my answer</button> <output></output></p>
<script>${reviewScript}</script>
</body></html>
`;
}

function article({ id, source, target, context, terms, max }: EditableText, language: string, direction: string) {
  const notes = [
    ...context,
    ...(max === undefined ? [] : [`At most ${max} characters`]),
    ...terms.map(({ en, translation }) => `${en}: ${translation}`),
  ];
  return `<article id="${escapeXml(id)}" data-source="${escapeXml(source)}" data-shown="${escapeXml(target)}">
<p>${escapeXml(source)}</p><small>${escapeXml(notes.join('. '))}</small>
<textarea lang="${language}" dir="${direction}" aria-label="Translation">${escapeXml(target)}</textarea>
<label><input type="checkbox"> It is right</label> <label>Note <input data-note></label>
</article>`;
}

const style =
  'body{max-width:52rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}article{border-top:1px solid #8aa;padding:.75rem 0}textarea{display:block;width:100%;box-sizing:border-box;font:inherit;min-height:3.2em;field-sizing:content}small{color:#456}.save{position:sticky;bottom:0;background:#fff;padding:1rem 0}';

/** What no check and no machine can answer; the replies are for the owner. */
const questionsOfReview: readonly {
  readonly question: string;
  /** The English of texts that it is about. */ readonly about?: RegExp;
}[] = [
  {
    question: 'Licences: would a reader take a British licence, permit or check for one of their own country? Where?',
    about: /licen[cs]e|permit|right to work/i,
  },
  {
    question: 'Allergens: are they named as food labels in your country name them, and as many as its law lists?',
    about: /allergen|allerg/i,
  },
  {
    question: 'Emergency numbers: is every number that a text tells people to call the one of the reader’s country?',
    about: /\b(999|112|111)\b|emergency/i,
  },
  {
    question: 'Law: does a text say that the law asks for something which is otherwise in your country?',
    about: /\blaws?\b|\blegal|regulation|statutory|GDPR/i,
  },
  { question: 'Is there a page that you would not show to a customer as it is? Why?' },
];

/** The script of the page that a reader fills in: it keeps what is typed, ticks what is changed, and saves the answer. */
const reviewScript = `
const articles = [...document.querySelectorAll('article')];
const language = document.body.dataset.language;
const part = (article) => ({
  field: article.querySelector('textarea'),
  tick: article.querySelector('[type=checkbox]'),
  note: article.querySelector('[data-note]'),
});
const answer = () => {
  return {
    language,
    name: document.querySelector('[name=name]').value.trim(),
    role: document.querySelector('[name=role]').value.trim(),
    // As ISO 8601 writes it.
    day: new Date().toLocaleDateString('sv-SE'),
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
