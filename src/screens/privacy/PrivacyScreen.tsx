import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { PageContext } from '../../model/pageContext';
import { useSoftHyphens } from '../../i18n/useSoftHyphens';
import { PageHead } from '../../shell/head/PageHead';
import { Trail } from '../../shell/head/Trail';
import { Prose } from '../../shell/Prose';
import { bodyOf, outlineOf } from '../../shell/prose/outline';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { from } from '../../ui/breakpoints';
import { container } from '../../ui/container';
import { BrandField } from './BrandField';
import { Contents } from './Contents';
import { LastUpdated } from './LastUpdated';
import { policyText } from './policyText';
import { PolicyVersion } from './PolicyVersion';

/** The privacy policy (specification, section 2: Privacy policy). */
export default function PrivacyScreen({
  data: { page },
  pageContext,
}: PageProps<Queries.PrivacyScreenQuery, PageContext>) {
  const { t } = useTranslation('common');
  const { content, chrome } = useContentLanguage();
  if (!page?.frontmatter) throw new Error(`No content for ${pageContext.route}`);
  const { title, description } = page.frontmatter;
  const { heading } = page;
  const soften = useSoftHyphens();
  const trail = [{ label: t('footer.privacy') }];
  return (
    <>
      <PageHead title={title} description={description} trail={trail} />
      <article lang={content} css={[container, document]}>
        <header css={top}>
          <div lang={chrome}>
            <Trail items={trail} />
          </div>
          <h1>{soften(heading)}</h1>
        </header>
        <Contents sections={outlineOf(page.tree).sections} />
        <div css={policyText}>
          <Prose tree={bodyOf(page.tree)} components={fields} />
        </div>
      </article>
    </>
  );
}

const fields = { Brand: BrandField, PolicyVersion, LastUpdated };

const document = css({
  display: 'grid',
  gap: 'clamp(28px, 4vw, 48px) clamp(48px, 7vw, 96px)',
  paddingBlock: 'clamp(16px, 2vw, 28px) var(--section)',
  [from.full]: { gridTemplateColumns: '16rem minmax(0, 68ch)', alignItems: 'start' },
});

const top = css({ display: 'grid', gap: 'clamp(12px, 2.4vw, 32px)', gridColumn: '1 / -1' });

export const query = graphql`
  query PrivacyScreen(
    $language: String!
    $namespaces: [String!]!
    $contentLocale: String!
    $published: [String!]!
    $mdxId: String!
  ) {
    ...Shell
    page: mdx(id: { eq: $mdxId }) {
      frontmatter {
        title
        description
      }
      heading
      tree
    }
  }
`;
