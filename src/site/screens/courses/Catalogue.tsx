import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import type { ScreenData } from '../../screenData';
import { ContentIcon } from '../../ui/ContentIcon';
import { Disclosure } from '../../ui/Disclosure';
import { equalColumns } from '../../ui/equalColumns';
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
          <Disclosure
            key={slug}
            data-hue={hue}
            icon={<ContentIcon name={icon} size="small" />}
            title={heading}
            lang={lang}
            note={t('common:courseCount', { count })}
            css={subject}
          >
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
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}

const columns = css(equalColumns(14, { wide: 2 }), { alignItems: 'start' });

const subject = css({ '& > summary:hover > h3': { color: 'var(--hue)' } });

const rest = css({ display: 'inline-flex', alignItems: 'center', minHeight: 56, fontWeight: 640 });

const list = css({
  '& > li': { borderBlockStart: '1px solid var(--line)' },
});
