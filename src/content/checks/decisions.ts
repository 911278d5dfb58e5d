import { problemAtKey } from '../files/jsonFile';
import { pageIn } from '../project';
import { parsePageName } from '../pages/contentKinds';
import { problemAt } from '../problem';
import { openTexts } from '../strings/decisions';
import { excerpt, type Check } from './rule';

export const decisions: Check = {
  title: 'Decided for every language',
  rule: 'What is decided for every language (locales/decisions.json) has been looked at in each of them (a warning).',
  isForTranslations: true,
  problems: ({ project, language, tables }) =>
    (project.decisions?.value ?? []).flatMap((decision) =>
      openTexts(project, language, decision).flatMap((name) => {
        const finding = {
          unfinished: { state: 'stale' as const, language, text: name },
          found: `${name}, which has not changed since ${excerpt(decision.english)} was decided`,
          expected: decision.rule,
          fix: `change it, or say that it is right: npm run i18n -- decisions ${language} ${name}`,
        };
        const place = parsePageName(name);
        const page = place && pageIn(project, place, language);
        if (page) return problemAt(page, 0, finding);
        const [namespace, key = ''] = name.split(':');
        const table = tables.find((one) => one.namespace === namespace)?.table;
        return table ? problemAtKey(table, key, finding) : [];
      }),
    ),
};
