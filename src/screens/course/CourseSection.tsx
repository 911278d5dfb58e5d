import { css } from '@emotion/react';
import { Blocks } from '../../shell/prose/Blocks';
import { CapabilityGrid } from '../../shell/prose/CapabilityGrid';
import type { ContentSection } from '../../shell/prose/contentSections';
import { Prose } from '../../shell/Prose';
import { Section } from '../../ui/Section';
import { CourseCards } from './CourseCards';
import { CourseOutline } from './CourseOutline';
import type { ListedCourse } from './listedCourses';

interface CourseSectionProps {
  section: ContentSection;
  courses: readonly ListedCourse[];
  /** The category's total. */
  count: number;
  category: string;
}

/** A section of a category page. */
export function CourseSection({ section: { id, title, body }, courses, count, category }: CourseSectionProps) {
  const hasReasons = body.some((node) => typeof node !== 'string' && node.tag === 'CapabilityGrid');
  return (
    <Section labelledBy={id} tone={hasReasons ? 'sunken' : 'paper'}>
      <h2 id={id} css={heading}>
        <Prose tree={title} />
      </h2>
      <Blocks
        nodes={body}
        blocks={{
          CourseList: () => <CourseCards courses={courses} count={count} category={category} />,
          CourseOutline: (element) => <CourseOutline element={element} courses={courses} />,
          CapabilityGrid: (element) => <CapabilityGrid element={element} />,
        }}
      />
    </Section>
  );
}

const heading = css({ maxWidth: '52rem', marginBlockEnd: 'clamp(24px, 3.4vw, 40px)' });
