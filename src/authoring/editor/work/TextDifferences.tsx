import { useQuery } from '@tanstack/react-query';
import type { PublishedLanguage } from '../../../content/pageContext';
import { editingPaths } from '../../texts/editing';
import type { TextDifference } from '../../texts/textDifferences';
import { stack } from '../edit/editStyles';
import { queryOf } from '../edit/requests';
import { WordChanges } from '../edit/WordChanges';

/** The texts that were changed since the last commit, word by word. */
export function TextDifferences({ language: { code: language, htmlLang, dir } }: { language: PublishedLanguage }) {
  const { data, error } = useQuery(queryOf<readonly TextDifference[]>(editingPaths.changes, { language }));
  return (
    <>
      <p role="status">
        {error?.message ?? (data ? `${data.length} texts changed since the last commit.` : 'git is asked …')}
      </p>
      <dl css={stack}>
        {data?.map(({ name, before = '', after = '' }, index) => (
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
