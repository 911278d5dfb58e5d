import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import type { ScreenData } from '../../screenData';
import { buttonSecondary } from '../../ui/button';
import { H2, Span } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { Icon } from '../../ui/Icon';
import { ContentIcon } from '../../ui/ContentIcon';
import { Section } from '../../ui/Section';

/** Links to the other course categories. */
export function OtherCategories({ categories }: { categories: ScreenData['course']['categories'] }) {
  const { t } = useTranslation('course');
  return (
    <Section labelledBy="other-subjects" css={afterBand}>
      <div css={heading}>
        <H2 id="other-subjects">{t('other.title')}</H2>
        <LocaleLink to="/courses" css={buttonSecondary}>
          {t('other.all')}
          <Icon name="arrow-right" />
        </LocaleLink>
      </div>
      <ul role="list" css={grid}>
        {categories.map(({ path, name, icon, hue }) => (
          <li key={path} data-hue={hue}>
            <LocaleLink to={path} css={categoryLink}>
              <ContentIcon name={icon} size="small" />
              <Span>{name}</Span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const afterBand = css({ paddingBlockStart: 0 });

const heading = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 20,
  marginBlockEnd: 'var(--space-lg)',
});

const grid = equalColumns(12, { medium: 2, wide: 3 });

const categoryLink = css({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 60,
  padding: '10px 16px 10px 12px',
  color: 'var(--ink)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-md)',
  fontWeight: 640,
  lineHeight: 1.3,
  textDecoration: 'none',
  transition: 'border-color var(--fast) var(--ease)',
  '&:hover': { color: 'var(--ink)', borderColor: 'var(--hue)' },
});
