import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { from } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { IconTile } from '../../ui/IconTile';

/** The features that the price includes. */
export function IncludedFeatures() {
  const { t } = useTranslation('pricing');
  return (
    <>
      <ul role="list" css={list}>
        {included.map((feature) => (
          <li key={feature}>
            <IconTile icon="check" size="small" css={tick} />
            {t(`included.${feature}`)}
          </li>
        ))}
      </ul>
      <LocaleLink to="/" css={buttonSecondary} data-print="hide">
        {t('included.explore')}
        <Icon name="arrow-right" />
      </LocaleLink>
    </>
  );
}

const included = [
  'unlimitedCourses',
  'mobileApp',
  'newsSocialFeeds',
  'instantMessaging',
  'appraisals',
  'automations',
  'customSubdomain',
  'customBranding',
  'customReporting',
  'aiCourseBuilder',
  'qualityManagementSystem',
  'performanceReviews',
  'documentSignOff',
  'careerPaths',
] as const;

const list = css({
  columnGap: 'var(--space-xl)',
  marginBlockEnd: 32,
  [from.medium]: { columnCount: 2 },
  [from.wide]: { columnCount: 3 },
  '& > li': {
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    minHeight: 52,
    paddingBlock: 8,
    borderBlockEnd: '1px solid var(--line)',
    fontWeight: 560,
    breakInside: 'avoid',
  },
});

const tick = css({ width: 28, height: 28, fontSize: 'inherit' });
