import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Level as LevelName } from '../../model/facts';
import { Icon } from '../../ui/Icon';
import { LevelIndicator } from '../../ui/LevelIndicator';

interface CourseMetaProps {
  level: string;
  hours: number;
  lang?: string;
}

/** A course's level and duration. */
export function CourseMeta({ level, hours, lang }: CourseMetaProps) {
  const { t } = useTranslation('common');
  return (
    <span css={row} lang={lang}>
      {isLevel(level) && <LevelIndicator step={levelSteps[level]} label={t(`level.${level}`)} />}
      <span css={length}>
        <Icon name="clock" />
        {t('duration.hours', { count: hours })}
      </span>
    </span>
  );
}

function isLevel(level: string): level is LevelName {
  return level in levelSteps;
}

const levelSteps = { beginner: 1, intermediate: 2, advanced: 3 } as const satisfies Record<LevelName, number>;

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 18px',
  color: 'var(--ink2)',
  fontSize: 'var(--text-small)',
});

const length = css({ display: 'inline-flex', alignItems: 'center', gap: 7 });
