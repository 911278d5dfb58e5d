import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useSoftHyphens } from '../../i18n/useSoftHyphens';
import type { ScreenProps } from '../../screenData';
import { PageHead } from '../../shell/head/PageHead';
import { BreadcrumbNav } from '../../shell/head/BreadcrumbNav';
import { Prose } from '../../shell/prose/Prose';
import { splitIntoSections } from '../../shell/prose/contentSections';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { from } from '../../ui/breakpoints';
import { container } from '../../ui/container';
import { withoutUnset } from '../../../content/mdx/withoutUnset';
import { isSet } from '../../brand';
import { TableOfContents } from './TableOfContents';
import { BrandValue, LastUpdated, PolicyNote, PolicyVersion } from './policyFields';
import { policyText } from './policyText';

/** The privacy policy. */
export default function PrivacyScreen({ pageContext }: ScreenProps<'privacy'>) {
  const { t } = useTranslation('common');
  const { contentLang } = useContentLanguage();
  const addSoftHyphens = useSoftHyphens();
  const { title, heading, description } = pageContext.data.page;
  const tree = withoutUnset(pageContext.data.page.tree, isSet);
  const breadcrumbs = [{ label: t('footer.privacy') }];
  return (
    <>
      <PageHead title={title} description={description} breadcrumbs={breadcrumbs} />
      <article lang={contentLang} css={[container, document]}>
        <header css={top}>
          <BreadcrumbNav items={breadcrumbs} />
          <h1>{addSoftHyphens(heading)}</h1>
        </header>
        <TableOfContents sections={splitIntoSections(tree).sections} />
        <div css={policyText}>
          <Prose tree={tree} components={fields} />
        </div>
      </article>
    </>
  );
}

const fields = { Brand: BrandValue, PolicyNote, PolicyVersion, LastUpdated };

const document = css({
  display: 'grid',
  gap: 'var(--space-xl) var(--space-2xl)',
  paddingBlock: '32px var(--section)',
  [from.full]: { gridTemplateColumns: '16rem minmax(0, 68ch)', alignItems: 'start' },
});

const top = css({ display: 'grid', gap: 'var(--space-md)', gridColumn: '1 / -1' });
