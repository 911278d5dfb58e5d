import { problemAt, type Problem } from '../../problem';
import { percent, progressOf, sumProgress } from '../../progress';
import type { Project } from '../../project';

/**
 * Checks that a published language has the share of words that its `required` asks for: it never leaves the site without a
 * decision.
 */
export function requiredProblems(project: Project, language: string): Problem[] {
  const file = project.datasets.languages;
  return project.languages
    .filter(({ code, enabled }) => enabled && code === language)
    .flatMap(({ code, name, required }) => {
      const { words, missingWords } = sumProgress('all', progressOf(project, code));
      const share = percent(words - missingWords, words);
      if (share >= required) return [];
      return problemAt(file, `"code": "${code}"`, {
        check: 'Published languages',
        found: `${name} (${code}) with ${share}% of its words`,
        expected: `at least ${required}% for a language that is published ("required")`,
        fix: `npm run i18n -- todo ${code} lists the ${missingWords} words to translate; or the owner ${share > 0 ? `lowers "required" to ${share}, or ` : ''}sets "enabled" to false`,
      });
    });
}
