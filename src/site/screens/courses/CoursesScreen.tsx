import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { groupBy } from '../../../content/groupBy';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useDataText } from '../../i18n/useDataText';
import { Island } from '../../islands/Island';
import { whoseLaw } from '../../routes';
import type { ScreenProps, ScreenData } from '../../screenData';
import { ContactCallToAction } from '../../shell/ContactCallToAction';
import { PageHead } from '../../shell/head/PageHead';
import { CourseRow, courseList } from '../../shell/prose/CourseRow';
import { from } from '../../ui/breakpoints';
import { target } from '../../ui/button';
import { ContentIcon } from '../../ui/ContentIcon';
import { Disclosure } from '../../ui/Disclosure';
import { H3, P } from '../../ui/elements';
import { withoutScripts } from '../../ui/scripting';
import { Section } from '../../ui/Section';
import { sideBySide } from '../../ui/sideBySide';
import { CourseSearch } from './CourseSearch.island';
import { Plan } from './Plan.island';

/** The course library: search, a plan by roles, and every course by subject. */
export default function CoursesScreen({ pageContext: { data } }: ScreenProps<'courses'>) {
  const { t } = useTranslation(['courses', 'common']);
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        breadcrumbs={[{ label: t('common:nav.courses') }]}
      />
      <div css={notWithPlan}>
        <Island defer="query">
          <CourseSearch />
        </Island>
      </div>
      <Section id="roles" labelledBy="roles-title" title={t('plan.title')} css={planSection}>
        <RolesOfSectors sectors={data.sectors} />
        <Island defer="query">
          <Plan sectors={data.sectors} />
        </Island>
      </Section>
      <div css={[notWithPlan, afterSearch, afterPlan]}>
        <Catalogue {...data} />
        <ContactCallToAction
          id="missing"
          topic="course"
          title={t('cta.title')}
          text={t('cta.text')}
          button={t('cta.contact')}
        />
      </div>
    </>
  );
}

/** The roles without numbers; the rows of the catalogue say whom each course is suggested for. */
function RolesOfSectors({ sectors }: Pick<ScreenProps<'courses'>['pageContext']['data'], 'sectors'>) {
  const sectorName = useDataText('sectors');
  const roleName = useDataText('roles');
  return (
    <dl css={[withoutScripts, { '& dt': { fontWeight: 640 } }]}>
      {sectors.map(({ id, roles }) => (
        <div key={id}>
          <dt>{sectorName(`sector.${id}`)}</dt>
          <dd>{roles.map((role) => roleName(`role.${role}`)).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

type CatalogueProps = Pick<ScreenData['courses'], 'categories' | 'catalogue' | 'courseCount'>;

/** Every course by category, without scripts too, each with its link; of many the first of the first categories. */
function Catalogue({ categories, catalogue, courseCount }: CatalogueProps) {
  const { t } = useTranslation(['courses', 'common']);
  const isWhole = catalogue.length === courseCount;
  const bySubject = groupBy(catalogue, ({ category }) => category);
  return (
    <Section
      tone="sunken"
      id="catalogue"
      labelledBy="catalogue-title"
      title={t(isWhole ? 'catalogue.title' : 'common:courses', { count: courseCount })}
    >
      <div css={columns}>
        {categories.map(({ slug, path, heading, lang, icon, hue, count }) => {
          const courses = bySubject.get(slug) ?? [];
          const note = (
            <>
              <b>{t('common:courseCount', { count })}</b>
              {courses.slice(0, 2).map((course) => (
                <span key={course.id} lang={course.lang}>
                  {course.title}
                </span>
              ))}
            </>
          );
          return (
            <Disclosure
              key={slug}
              data-hue={hue}
              icon={<ContentIcon name={icon} />}
              title={heading}
              lang={lang}
              note={note}
              css={subject}
            >
              <ul role="list" css={courseList}>
                {courses.map((course) => (
                  <CourseRow key={course.id} course={course} />
                ))}
                <li>
                  <LocaleLink to={path} css={[target, { minHeight: 56, fontWeight: 640 }]}>
                    {t('catalogue.rest')}
                  </LocaleLink>
                </li>
              </ul>
            </Disclosure>
          );
        })}
      </div>
      <div css={[sideBySide([5, 7], '8px var(--space-lg)', 'start'), { marginBlockStart: 'var(--space-lg)' }]}>
        <H3 id="accreditation">{t('note.title')}</H3>
        <P>
          {t('note.text')} {t(whoseLaw)}
        </P>
      </div>
    </Section>
  );
}

// A plan is printed by itself.
const notWithPlan = css({ '@media print': { 'main:has([data-plan]) &': { display: 'none' } } });

// What would move when results or a plan come (`shell/start/awaitAnswers.ts`).
const afterSearch = css({ 'html.awaits-search &': { visibility: 'hidden' } });
const afterPlan = css({ 'html.awaits-plan &': { visibility: 'hidden' } });

// A printed plan has a head of its own.
const planSection = css(afterSearch, {
  // A link to it shows its heading, and little of what is above.
  scrollMarginBlockStart: 'calc(24px - var(--section))',
  '@media print': { '&:has([data-plan]) > div > header': { display: 'none' } },
});

const columns = css({ display: 'grid', gap: 8, alignItems: 'start', [from.wide]: { gridTemplateColumns: '1fr 1fr' } });

const subject = css({
  background: 'var(--hue-tint)',
  borderColor: 'transparent',
  '& > summary': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    padding: 10,
    [from.medium]: { padding: 14 },
    '& > :first-child:not(h3)': { gridRow: '1 / span 2', background: 'var(--surface)' },
    '& > h3 + span': { gridArea: '2 / 2', marginInlineStart: 0, textAlign: 'start', fontSize: 'var(--text-caption)' },
    '& > h3 + span > b': { color: 'var(--hue)' },
    '& > h3 + span > :not(:last-child)::after': { content: '" · "' },
    '& > svg': { gridArea: '1 / 3 / span 2' },
    '&:hover > h3': { color: 'var(--hue)' },
  },
});
