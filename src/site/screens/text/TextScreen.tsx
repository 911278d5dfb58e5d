import { css } from '@emotion/react';
import type { ScreenProps } from '../../screenData';
import { PageHead } from '../../shell/head/PageHead';
import { BreadcrumbNav } from '../../shell/head/BreadcrumbNav';
import { Prose } from '../../shell/prose/Prose';
import { splitIntoSections } from '../../shell/prose/contentTree';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { useNavigationName } from '../../shell/useNavigationName';
import { from } from '../../ui/breakpoints';
import { container } from '../../ui/container';
import { withoutUnset } from '../../../content/mdx/withoutUnset';
import { isSet } from '../../brand';
import { H1 } from '../../ui/elements';
import { longText } from './longText';
import { TableOfContents } from './TableOfContents';
import { BrandValue, LastUpdated, PolicyNote, PolicyVersion } from './policyFields';

/** A page of plain text: the privacy policy, and what else the owner writes. */
export default function TextScreen({ pageContext }: ScreenProps<'text'>) {
  const nameOf = useNavigationName();
  const { contentLang } = useContentLanguage();
  const { title, heading, description } = pageContext.data.page;
  const tree = withoutUnset(pageContext.data.page.tree, isSet);
  const breadcrumbs = [{ label: nameOf(pageContext.route) ?? title }];
  return (
    <>
      <PageHead title={title} description={description} breadcrumbs={breadcrumbs} />
      <article lang={contentLang} css={[container, document]}>
        <header css={top}>
          <BreadcrumbNav items={breadcrumbs} />
          <H1>{heading}</H1>
        </header>
        <TableOfContents sections={splitIntoSections(tree).sections} />
        <div css={longText}>
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
