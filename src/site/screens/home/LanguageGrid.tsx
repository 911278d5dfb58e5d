import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../content/datasets';
import { useDataText } from '../../i18n/useDataText';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { ContactLink } from '../../shell/ContactLink';
import { below } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { Flag } from '../../ui/Flag';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { visuallyHidden } from '../../ui/visuallyHidden';
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
              <Flag code={flag} size={24} />
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

// Chips, as wide as their names.
const grid = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& strong': { fontSize: 'var(--text-small)' },
  '& span span': { marginInlineStart: 8, color: 'var(--ink2)', fontSize: 'var(--text-caption)' },
});

const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '6px 14px',
  color: 'var(--ink)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-md)',
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { color: 'var(--ink)', borderColor: 'var(--fern)' },
  '&[aria-current]': { borderColor: 'var(--fern)' },
  // On phones the names in the page's language are for screen readers and find in page.
  [below.medium]: { padding: '6px 10px', '& span span': visuallyHidden },
});
