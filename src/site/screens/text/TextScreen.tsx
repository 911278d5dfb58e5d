import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { plainText } from '../../../content/mdx/tree';
import { withoutUnset } from '../../../content/mdx/withoutUnset';
import { shownEntry } from '../../brand';
import type { ScreenProps } from '../../screenData';
import { BreadcrumbNav } from '../../shell/head/BreadcrumbNav';
import { PageHead } from '../../shell/head/PageHead';
import { splitIntoSections, type ContentSection } from '../../shell/prose/contentTree';
import { Prose } from '../../shell/prose/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { useNavigationName } from '../../shell/useNavigationName';
import { from, below } from '../../ui/breakpoints';
import { target } from '../../ui/button';
import { container } from '../../ui/container';
import { Details } from '../../ui/Details';
import { H1 } from '../../ui/elements';
import { BrandValue, LastUpdated, PolicyNote, PolicyVersion } from './policyFields';

/** A page of plain text: the privacy policy, and what else the owner writes. */
export default function TextScreen({ pageContext }: ScreenProps<'text'>) {
  const nameOf = useNavigationName();
  const { contentLang } = useContentLanguage();
  const { title, heading, description } = pageContext.data.page;
  const tree = withoutUnset(pageContext.data.page.tree, (entry) => shownEntry(entry) !== undefined);
  const breadcrumbs = [{ label: nameOf(pageContext.route) ?? title }];
  return (
    <>
      <PageHead title={title} description={description} breadcrumbs={breadcrumbs} />
      <article lang={contentLang} css={[container, document]}>
        <header css={{ display: 'grid', gap: 'var(--space-md)', gridColumn: '1 / -1' }}>
          <BreadcrumbNav items={breadcrumbs} />
          <H1>{heading}</H1>
        </header>
        <TableOfContents sections={splitIntoSections(tree).sections} />
        <div css={longText}>
          <Prose tree={tree} components={{ Brand: BrandValue, PolicyNote, PolicyVersion, LastUpdated }} />
        </div>
      </article>
    </>
  );
}

/** Links to the page's sections: sticky next to the text on wide screens, folded on narrow ones. */
function TableOfContents({ sections }: { sections: readonly ContentSection[] }) {
  const { t } = useTranslation('privacy');
  const { interfaceLang } = useContentLanguage();
  return (
    <nav aria-labelledby="contents" css={contents}>
      <Details css={narrowHeading} lang={interfaceLang} summary={<span id="contents">{t('contents.title')}</span>} />
      <p css={wideHeading} lang={interfaceLang} aria-hidden="true">
        {t('contents.title')}
      </p>
      <ol role="list" css={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} css={link}>
              {plainText(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const longText = css({
  maxWidth: '68ch',
  '& > * + *': { marginBlockStart: '1.1em' },
  '& > h2': {
    marginBlockStart: 'var(--space-2xl)',
    fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 1.875rem)',
    lineHeight: 'var(--leading-h3)',
  },
  '& > h2:first-of-type': { marginBlockStart: 0 },
  '& > h3': { marginBlockStart: '2em' },
  '& > h2 + *, & > h3 + *': { marginBlockStart: '.7em' },
  '& ul, & ol': { paddingInlineStart: '1.4em' },
  '& li + li': { marginBlockStart: '.55em' },
  // A number is broken only where it is wider than a phone.
  '& a[href^="tel:"]': { display: 'inline-block' },
  '& li::marker': { color: 'var(--fern)' },
});

const document = css({
  display: 'grid',
  gap: 'var(--space-xl) var(--space-2xl)',
  paddingBlock: '32px var(--section)',
  [from.full]: { gridTemplateColumns: '16rem minmax(0, 68ch)', alignItems: 'start' },
});

const contents = css({
  padding: '8px var(--space-md)',
  [from.medium]: { padding: 'var(--space-md)' },
  background: 'var(--sunken)',
  borderRadius: 'var(--radius-lg)',
  [from.full]: { position: 'sticky', insetBlockStart: 104, maxHeight: 'calc(100dvh - 120px)', overflowY: 'auto' },
});

const wideHeading = css({ display: 'none', marginBlockEnd: 8, fontWeight: 680, [from.medium]: { display: 'block' } });

const narrowHeading = css({
  '& > summary': { justifyContent: 'space-between', fontWeight: 680, [from.medium]: { display: 'none' } },
});

// The list is next to the disclosure and not in it, so that wide screens show it without scripts, folded or not.
const list = css({
  columnGap: 32,
  'details:not([open]) ~ &': { [below.medium]: { display: 'none' } },
  [from.medium]: { columns: 2 },
  [from.full]: { columns: 1 },
  '& > li': { breakInside: 'avoid' },
});

const link = css(target, {
  display: 'flex',
  paddingBlock: 6,
  color: 'var(--ink2)',
  fontSize: 'var(--text-small)',
  lineHeight: 1.35,
  textDecoration: 'none',
  '&:hover': { color: 'var(--ink)', textDecoration: 'underline' },
  [from.full]: { minHeight: 40 },
});
