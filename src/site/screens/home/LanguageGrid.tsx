import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../content/data/datasets';
import { intlLocale } from '../../../content/language/intlLocale';
import { useDataText } from '../../i18n/useDataText';
import { usePage, usePageLinks } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { ContactLink } from '../../shell/ContactLink';
import { below, from } from '../../ui/breakpoints';
import { Span } from '../../ui/elements';
import { Flag } from '../../ui/Flag';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { snappingRow } from '../../ui/snappingRow';

/** The languages of the product, each by its own name and by its name in the page's language. */
export function LanguageGrid({ languages }: { languages: readonly Pick<Language, 'code' | 'name' | 'flag'>[] }) {
  const { t, i18n } = useTranslation('home');
  const { language: page } = usePage();
  const { languages: published } = usePageLinks();
  const textOf = useDataText('home');
  const hasName = (code: string) => i18n.exists(`home:language.${code}`);
  return (
    <Section labelledBy="languages">
      <div css={sides}>
        <SectionHeading id="languages" title={t('languages.title')} lede={t('languages.lede')} />
        <ul role="list" css={chips}>
          {languages.map(({ code, name, flag }) => (
            <li key={code}>
              <a
                href={published.some((known) => known.code === code) ? localisedPath('/', code) : undefined}
                aria-current={code === page.code ? 'true' : undefined}
                css={link}
              >
                <Flag code={flag} />
                <strong lang={intlLocale(code)}>{name}</strong>
                {code !== page.code && hasName(code) && <Span>{textOf(`language.${code}`)}</Span>}
              </a>
            </li>
          ))}
          <li>
            <ContactLink topic="language" css={link}>
              {t('languages.request')}
              <Icon name="arrow-right" />
            </ContactLink>
          </li>
        </ul>
      </div>
    </Section>
  );
}

const sides = css(sideBySide([1, 2], 'var(--space-sm) var(--space-xl)', 'center'), {
  '& > header': { marginBlockEnd: 0 },
});

// Chips, as wide as their names.
const chips = css(snappingRow, {
  gap: 8,
  fontSize: 'var(--text-small)',
  [below.medium]: { gridAutoColumns: 'max-content', scrollMarkerGroup: 'none' },
  [from.medium]: { display: 'flex', flexWrap: 'wrap' },
  '& strong + span': { color: 'var(--ink2)', fontSize: 'var(--text-caption)' },
});

const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '6px 14px',
  color: 'var(--ink)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-md)',
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { color: 'var(--ink)', borderColor: 'var(--fern)' },
  '&[aria-current]': { borderColor: 'var(--fern)' },
});
