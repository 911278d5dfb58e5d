import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import type { ScreenData } from '../../screenData';
import { below } from '../../ui/breakpoints';
import { H3 } from '../../ui/elements';
import { equalColumns } from '../../ui/equalColumns';
import { Icon } from '../../ui/Icon';
import { ContentIcon } from '../../ui/ContentIcon';
import { Section } from '../../ui/Section';
import { CourseRow } from './CourseRow';

type CatalogueProps = Pick<ScreenData['courses'], 'categories' | 'catalogue' | 'courseCount'>;

type Course = CatalogueProps['catalogue'][number];

/**
 * Every course by category, in native disclosures that work without scripts; of a large catalogue the first of the first
 * categories, each with the way to the others.
 */
export function Catalogue({ categories, catalogue, courseCount }: CatalogueProps) {
  const { t } = useTranslation(['courses', 'common']);
  const isWhole = catalogue.length === courseCount;
  const bySubject = new Map(categories.map(({ slug }) => [slug, new Array<Course>()]));
  for (const course of catalogue) bySubject.get(course.category)?.push(course);
  return (
    <Section
      tone="sunken"
      id="catalogue"
      labelledBy="catalogue-title"
      title={t(isWhole ? 'catalogue.title' : 'common:courses', { count: courseCount })}
      lede={isWhole ? t('catalogue.lede') : undefined}
    >
      <div css={columns}>
        {categories.map(({ slug, path, heading, lang, icon, hue, count }) => (
          <details key={slug} css={subject} data-hue={hue}>
            <summary css={summary}>
              <ContentIcon name={icon} size="small" />
              <H3 css={name} lang={lang}>
                {heading}
              </H3>
              <span css={label}>{t('common:courseCount', { count })}</span>
              <Icon name="chevron-down" />
            </summary>
            <ul role="list" css={list}>
              {bySubject.get(slug)?.map((course) => (
                <CourseRow key={course.id} course={course} />
              ))}
              {!isWhole && (
                <li>
                  <LocaleLink to={path} css={rest}>
                    {t('catalogue.rest')}
                  </LocaleLink>
                </li>
              )}
            </ul>
          </details>
        ))}
      </div>
    </Section>
  );
}

const columns = css(equalColumns(14, { wide: 2 }), { alignItems: 'start' });

const subject = css({
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-md)',
  '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
});

const summary = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '0 14px',
  minHeight: 64,
  padding: '12px 18px 12px 14px',
  borderRadius: 'inherit',
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover h3': { color: 'var(--hue)' },
  // On phones the count is below the name.
  [below.small]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& > :first-child, & > svg:last-child': { gridRow: '1 / span 2' },
    '& > svg:last-child': { gridColumn: 3 },
    '& > span:not(:first-child)': { gridArea: '2 / 2' },
  },
  '& > svg:last-child': { color: 'var(--ink3)', transition: 'transform var(--medium) var(--ease)' },
});

const rest = css({ display: 'inline-flex', alignItems: 'center', minHeight: 56, fontWeight: 640 });
const name = css({ fontSize: '1.0625rem' });
const label = css({ color: 'var(--ink2)', fontSize: 'var(--text-small)' });

const list = css({
  margin: '0 18px 10px',
  '& > li': { borderBlockStart: '1px solid var(--line)' },
});
