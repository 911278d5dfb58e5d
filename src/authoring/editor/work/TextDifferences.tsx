import { useQuery } from '@tanstack/react-query';
import { workPaths, type TextDifference } from '../../texts/workPaths';
import type { PublishedLanguage } from '../../../content/pageContext';
import { stack } from '../edit/editStyles';
import { queryOf } from '../edit/requests';
import { WordChanges } from '../edit/WordChanges';

interface TextDifferencesProps {
  language: PublishedLanguage;
}

/** The texts that were changed since the last commit, word by word. */
export function TextDifferences({ language: { code: language, htmlLang, dir } }: TextDifferencesProps) {
  const { data: answer, error } = useQuery(queryOf<readonly TextDifference[]>(workPaths.changes, { language }));
  return (
    <>
      <p role="status">
        {error?.message ?? (answer ? `${answer.length} texts changed since the last commit.` : 'git is asked …')}
      </p>
      <dl css={stack}>
        {answer?.map(({ name, before = '', after = '' }, index) => (
          <div key={index}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd lang={htmlLang} dir={dir}>
              <WordChanges before={before} after={after} language={language} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
