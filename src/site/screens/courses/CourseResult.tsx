import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import type { IndexedCourse } from '../../../content/facts';
import { parseHue } from '../../shell/prose/parseHue';
import { CourseMeta } from '../../shell/prose/CourseMeta';
import { Card, cardLink } from '../../ui/Card';
import { markMatches } from './matchCourses';

interface CourseResultProps {
  course: IndexedCourse;
  category: string;
  /** What the search found, folded. */
  terms: readonly string[];
}

/** A found course with its matches highlighted. */
export function CourseResult({ course, category, terms }: CourseResultProps) {
  const { t } = useTranslation('courses');
  return (
    <Card as="li" interactive hue={parseHue(course.category)} css={card}>
      <p css={subject}>{t('results.category', { category })}</p>
      <h3 css={heading} lang={course.lang}>
        <LocaleLink to={`/courses/${course.category}#${course.id}`} css={cardLink}>
          <Marked text={course.title} terms={terms} />
        </LocaleLink>
      </h3>
      <p css={text} lang={course.lang}>
        <Marked text={course.description} terms={terms} />
      </p>
      <CourseMeta level={course.level} hours={course.hours} />
    </Card>
  );
}

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return markMatches(text, terms).map((piece, index) =>
    piece.matched ? (
      <mark key={index} css={mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

const card = css({ gap: 8, '& > span': { marginBlockStart: 'auto', paddingBlockStart: 10 } });
const subject = css({ color: 'var(--hue)', fontSize: 'var(--text-caption)', fontWeight: 640 });
const heading = css({ fontSize: '1.1875rem' });
const text = css({ color: 'var(--ink2)' });

const mark = css({
  color: 'var(--gorse-deep)',
  background: 'var(--gorse-100)',
  borderRadius: '4px 4px 1px 4px',
  '@media (forced-colors: active)': { color: 'MarkText', background: 'Mark', forcedColorAdjust: 'none' },
});
