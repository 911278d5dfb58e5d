import { css } from '@emotion/react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { foldWords } from '../../i18n/foldText';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import { usePage } from '../../i18n/usePage';
import { linkTo } from '../../links';
import { ContactLink } from '../../shell/ContactLink';
import { buttonPrimary, buttonSecondary } from '../../ui/button';
import { Button } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { Directory } from './Directory';
import { integrationSearch } from './filterIntegrations';
import { FilterRow } from './FilterRow';
import type { Integration } from './integration';
import { changeIntegrationFilter, noFilter, useIntegrationFilter } from './integrationFilter';

/** The directory with its filter. */
export function FilteredDirectory({ integrations }: { integrations: readonly Integration[] }) {
  const { t } = useTranslation('integrations');
  const field = useRef<HTMLInputElement>(null);
  const filter = useIntegrationFilter(field);
  const { code } = usePage().language;
  const search = useMemo(() => integrationSearch(integrations, code), [integrations, code]);
  const found = search(filter);
  const isFiltered = filter.category !== 'all' || filter.query.trim() !== '';
  return (
    <>
      <FilterRow found={search({ ...filter, category: 'all' })} filter={filter} field={field} />
      <Section css={list}>
        <div css={found.length === 0 ? [line, nothing] : line}>
          {/* Announced when it changes (WCAG 4.1.3). */}
          <p role="status" css={sentence}>
            {found.length === 0 ? t('filter.none') : t('filter.count', { count: found.length })}
          </p>
          <StandardHint query={filter.query} />
          {found.length === 0 && filter.query.trim() !== '' && (
            <ContactLink topic="integration" subject={filter.query.trim()} css={[buttonPrimary, ask]}>
              <span>{t('filter.ask', { query: filter.query.trim() })}</span>
            </ContactLink>
          )}
          {isFiltered && (
            <Button
              type="button"
              css={[buttonSecondary, clear]}
              onClick={() => {
                changeIntegrationFilter(noFilter);
                // The button that had the focus is gone.
                field.current?.focus();
              }}
            >
              <Icon name="x" />
              {t('filter.clear')}
            </Button>
          )}
        </div>
        <Directory integrations={found} />
      </Section>
    </>
  );
}

/** Where two things are that are searched for here and are no integrations. */
function StandardHint({ query }: { query: string }) {
  const { t } = useTranslation('integrations');
  const words = foldWords(query, usePage().language.code);
  const standard = (['api', 'scorm'] as const).find((name) => words.includes(name));
  if (!standard) return null;
  const to = standard === 'api' ? '/compliance/overview#security' : `${linkTo('courseBuilder')}#more`;
  return (
    <p css={sentence}>
      <RichText text={t(`filter.${standard}`)} tags={{ link: (words) => <LocaleLink to={to}>{words}</LocaleLink> }} />
    </p>
  );
}

const list = css({
  paddingBlock: 'var(--space-lg) var(--space-2xl)',
  '& + section': { paddingBlockStart: 0 },
});

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  minHeight: 44,
  marginBlockEnd: 'var(--space-md)',
});

const nothing = css({
  flexDirection: 'column',
  alignItems: 'start',
  gap: 16,
  paddingBlock: 'var(--space-xl)',
  '& > p': { maxWidth: '40ch', color: 'var(--ink)', fontSize: 'var(--text-h3)', lineHeight: 1.35 },
});

const sentence = css({ color: 'var(--ink2)', fontVariantNumeric: 'tabular-nums' });
const ask = css({ overflowWrap: 'anywhere' });
const clear = css({ minHeight: 44, padding: '8px 16px', fontSize: 'var(--text-small)' });
