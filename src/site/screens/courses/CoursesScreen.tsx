import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useDataText } from '../../i18n/useDataText';
import { Island } from '../../islands/Island';
import { whoseLaw } from '../../routes';
import type { ScreenProps } from '../../screenData';
import { ContactCallToAction } from '../../shell/ContactCallToAction';
import { PageHead } from '../../shell/head/PageHead';
import { withoutScripts } from '../../ui/scripting';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';
import { Catalogue } from './Catalogue';
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
      <Section id="roles" labelledBy="roles-title" title={t('plan.title')} lede={t('plan.lede')}>
        <RolesOfSectors sectors={data.sectors} />
        <Island defer="query">
          <Plan sectors={data.sectors} />
        </Island>
      </Section>
      <div css={notWithPlan}>
        <Catalogue {...data} />
        <Section labelledBy="accreditation" title={t('note.title')} lede={t('note.text')}>
          <p css={ledeStyle}>{t(whoseLaw)}</p>
        </Section>
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
    <dl css={withoutScripts}>
      {sectors.map(({ id, roles }) => (
        <div key={id}>
          <dt>{sectorName(`sector.${id}`)}</dt>
          <dd>{roles.map((role) => roleName(`role.${role}`)).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

// A plan is printed by itself.
const notWithPlan = css({ '@media print': { 'main:has([data-plan]) &': { display: 'none' } } });
