import { readFileSync } from 'node:fs';
import path from 'node:path';
import { searchIndex } from '../../src/build/courseIndex';
import type { Project } from '../../src/content/project';
import { readProject } from '../../src/build/readProject';
import { isUnspaced } from '../../src/site/i18n/foldText';
import { emptyQuery } from '../../src/site/screens/courses/courseQuery';
import { courseSearch } from '../../src/site/screens/courses/matchCourses';
const languages = ['cy', 'de', 'el', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ro', 'th', 'tr', 'uk', 'zh'];
/** Languages that write two nouns as one word. */
const compounding = ['de', 'nl'];
let project: Project;
beforeAll(async () => (project = await readProject(path.resolve(__dirname, '../..'))));

/** A search as a reader types it, and what the first three of its results have: a course, `role:<id>`, or nothing at all. */
interface Search {
  readonly query: string;
  readonly finds: string;
}

test.each(languages)('in “%s” at least 28 of 30 searches find what they are for', async (language) => {
  const searches: Search[] = JSON.parse(readFileSync(path.join(__dirname, `searches/${language}.json`), 'utf8'));
  const { find } = await searchOf(language);
  const missed = searches.filter(({ query, finds }) => {
    const { courses, similar, roles } = find(query);
    if (finds === 'none') return courses.length + similar.length + roles.length > 0;
    if (finds.startsWith('role:')) return !roles.slice(0, 3).some(({ id }) => finds === `role:${id}`);
    return ![...courses, ...similar].slice(0, 3).some(({ category, id }) => finds === `${category}/${id}`);
  });
  expect(searches).toHaveLength(30);
  // The searches that miss are in the message of a failure.
  expect(missed.length <= 2 || missed).toBe(true);
});

test.each(languages)(
  'in “%s” every title finds its course first, alone and with a word that says nothing',
  async (language) => {
    const { find, titles, ignored } = await searchOf(language);
    const missed = titles.flatMap(({ id, title }, at) => {
      const word = ignored[at % ignored.length] ?? '';
      const isJoined =
        isUnspaced(title) || (compounding.includes(language) && word.length > 3 && /\p{L}$/u.test(title));
      const spaced = at % 2 ? `${word} ${title}` : `${title} ${word}`;
      return [title, isJoined ? title + word.toLowerCase() : spaced].filter(
        (search) => find(search).courses[0]?.id !== id,
      );
    });
    expect(missed).toEqual([]);
  },
);

async function searchOf(language: string) {
  const strings = project.strings[language];
  const ignored = strings?.courses?.value?.['search.ignored'] ?? '';
  const index = searchIndex(project, language);
  const categoryName = (slug: string) => strings?.common?.value?.[`nav.course.${slug}`] ?? slug;
  const find = await courseSearch(index, { language, ignored, categoryName });
  return {
    find: (search: string) => find({ ...emptyQuery, search }),
    titles: index.courses,
    ignored: ignored.split(/[,，、]\s*/),
  };
}
