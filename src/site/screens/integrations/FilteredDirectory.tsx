import { css } from '@emotion/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonSecondary } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { Directory } from './Directory';
import { filterIntegrations } from './filterIntegrations';
import { FilterRow } from './FilterRow';
import type { Integration } from './integration';
import { changeIntegrationFilter, noFilter, useIntegrationFilter } from './integrationFilter';

/** The directory with its filter. */
export function FilteredDirectory({ integrations }: { integrations: readonly Integration[] }) {
  const { t } = useTranslation('integrations');
  const field = useRef<HTMLInputElement>(null);
  const filter = useIntegrationFilter(field);
  const found = filterIntegrations(integrations, filter);
  const isFiltered = filter.category !== 'all' || filter.query.trim() !== '';
  return (
    <>
      <FilterRow integrations={integrations} filter={filter} field={field} />
      <Section css={list}>
        <div css={found.length === 0 ? [line, nothing] : line}>
          {/* Announced when it changes (WCAG 4.1.3). */}
          <p role="status" css={sentence}>
            {found.length === 0 ? t('filter.none') : t('filter.count', { count: found.length })}
          </p>
          {isFiltered && (
            <button
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
            </button>
          )}
        </div>
        <Directory integrations={found} />
      </Section>
    </>
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
const clear = css({ minHeight: 44, padding: '8px 16px', fontSize: 'var(--text-small)' });
