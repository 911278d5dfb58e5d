import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../content/datasets';
import { useDataText } from '../../i18n/useDataText';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { ContactLink } from '../../shell/ContactLink';
import { from } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { Flag } from '../../ui/Flag';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { headingRow } from './sectionStyles';

interface LanguageGridProps {
  languages: readonly Pick<Language, 'code' | 'name' | 'htmlLang' | 'flag'>[];
}

/** The languages of the product, each by its own name and by its name in the page's language. */
export function LanguageGrid({ languages }: LanguageGridProps) {
  const { t, i18n } = useTranslation('home');
  const { language: page, languages: published } = usePage();
  const textOf = useDataText('home');
  const hasName = (code: string) => i18n.exists(`home:language.${code}`);
  return (
    <Section labelledBy="languages">
      <div css={headingRow}>
        <SectionHeading id="languages" title={t('languages.title')} lede={t('languages.lede')} />
        <ContactLink topic="language" css={buttonSecondary}>
          {t('languages.request')}
        </ContactLink>
      </div>
      <ul role="list" css={grid}>
        {languages.map(({ code, name, htmlLang, flag }) => (
          <li key={code}>
            <a
              href={published.some((known) => known.code === code) ? localisedPath('/', code) : undefined}
              aria-current={code === page.code ? 'true' : undefined}
              css={link}
            >
              <Flag code={flag} size={30} />
              <span>
                <strong lang={htmlLang}>{name}</strong>
                {code !== page.code && hasName(code) && <span>{textOf(`language.${code}`)}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.9rem, 100%), 1fr))',
  gap: 'var(--space-xs)',
  [from.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& strong': { display: 'block', fontSize: 'clamp(.9375rem, .85rem + .4vw, 1.0625rem)' },
  '& span span': {
    color: 'var(--ink2)',
    fontSize: 'clamp(.8125rem, .7rem + .6vw, var(--text-small))',
    hyphens: 'auto',
  },
});

const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-xs)',
  height: '100%',
  minHeight: 72,
  padding: '12px var(--space-xs)',
  color: 'var(--ink)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-md)',
  lineHeight: 1.35,
  textDecoration: 'none',
  '&:hover': { color: 'var(--ink)', borderColor: 'var(--fern)' },
  '&[aria-current]': { borderColor: 'var(--fern)' },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
});
