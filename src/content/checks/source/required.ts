import { problemAt, type Problem } from '../../problem';
import { percent, progressOf, sumProgress } from '../../progress';
import type { Project } from '../../project';

/** Checks that a published language has its `required` share of words: only the owner's decision takes it off the site. */
export function requiredProblems(project: Project, language: string): Problem[] {
  const entry = project.languages.find(({ code }) => code === language);
  if (!entry?.enabled) return [];
  const { name, required } = entry;
  const { words, missingWords } = sumProgress('all', progressOf(project, language));
  const share = percent(words - missingWords, words);
  if (share >= required) return [];
  const problem = problemAt(project.datasets.languages, `"code": "${language}"`, {
    check: 'Published languages',
    found: `${name} (${language}) with ${share}% of its words`,
    expected: `at least ${required}% for a language that is published ("required")`,
    fix: `npm run i18n -- todo ${language} lists the ${missingWords} words to translate; or the owner ${share > 0 ? `lowers "required" to ${share}, or ` : ''}sets "enabled" to false`,
  });
  return [problem];
}
