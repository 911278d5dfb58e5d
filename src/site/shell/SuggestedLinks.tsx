import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../i18n/LocaleLink';
import { linkTo } from '../links';
import { target } from '../ui/button';
import { H2, Span } from '../ui/elements';
import { Icon } from '../ui/Icon';
import { useNavigationName } from './useNavigationName';

/** Popular pages, with the keys of their names in the navigation where they are not MDX pages. */
const suggestedLinks = [
  ['/courses', 'nav.coursesIndex'],
  [linkTo('courseBuilder'), undefined],
  ['/pricing', 'nav.pricing'],
  ['/integrations', 'nav.integrations'],
  ['/partners', 'nav.partners'],
  ['/contact', 'nav.contact'],
] as const;

/** Links to popular pages, all or the first of them, for pages without further content. */
export function SuggestedLinks({ title, count }: { title: string; count?: number }) {
  const { t } = useTranslation('common');
  const nameOf = useNavigationName();
  return (
    <nav aria-labelledby="suggested-links">
      <H2 id="suggested-links">{title}</H2>
      <ul role="list" css={list}>
        {suggestedLinks.slice(0, count).map(([to, key]) => (
          <li key={to}>
            <LocaleLink to={to}>
              <Span>{key ? t(key) : nameOf(to)}</Span>
              <Icon name="arrow-right" />
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: '0 24px',
  '& > li': { borderBlockEnd: '1px solid var(--line)' },
  '& a': css(target, {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    paddingBlock: 8,
    color: 'var(--ink)',
    fontWeight: 560,
    textDecoration: 'none',
  }),
  '& a:hover': { color: 'var(--fern)', textDecoration: 'underline' },
  '& svg': { color: 'var(--fern)', fontSize: '1.125rem' },
});
