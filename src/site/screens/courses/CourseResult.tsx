import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { coursePath } from '../../../content/pages/contentKinds';
import type { IndexedCourse } from '../../../content/pages/facts';
import { CourseMeta } from '../../shell/prose/CourseMeta';
import { Card, cardLink } from '../../ui/Card';
import type { MarkedText } from './markMatches';

interface CourseResultProps {
  course: IndexedCourse;
  category: string;
  /** Splits a text at what the search found. */
  mark: (text: string) => MarkedText[];
}

/** A found course with its matches highlighted. */
export function CourseResult({ course, category, mark }: CourseResultProps) {
  const { t } = useTranslation('courses');
  return (
    <Card as="li" interactive hue={course.hue} css={card}>
      <p css={subject}>{t('results.category', { category })}</p>
      <h3 css={heading} lang={course.lang}>
        <LocaleLink to={coursePath(course)} css={cardLink}>
          <Marked parts={mark(course.title)} />
        </LocaleLink>
      </h3>
      <p css={text} lang={course.lang}>
        <Marked parts={mark(course.description)} />
      </p>
      <CourseMeta level={course.level} hours={course.hours} />
    </Card>
  );
}

/** A text with its matches marked; an element that is replaced when they change. */
function Marked({ parts }: { parts: readonly MarkedText[] }) {
  return (
    <span key={parts.map(({ text }) => text).join('|')}>
      {parts.map(({ text, matched }, index) =>
        matched ? (
          <mark key={index} css={marked}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}

const card = css({ gap: 8, '& > span': { marginBlockStart: 'auto', paddingBlockStart: 10 } });
const subject = css({ color: 'var(--hue)', fontSize: 'var(--text-caption)', fontWeight: 640 });
const heading = css({ fontSize: '1.1875rem' });
const text = css({ color: 'var(--ink2)' });

const marked = css({
  color: 'var(--gorse-deep)',
  background: 'var(--gorse-100)',
  borderRadius: '4px 4px 1px 4px',
  '@media (forced-colors: active)': { color: 'MarkText', background: 'Mark', forcedColorAdjust: 'none' },
});
