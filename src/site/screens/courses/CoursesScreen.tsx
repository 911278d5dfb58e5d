import { useTranslation } from 'react-i18next';
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
import { RoleFinder } from './RoleFinder.island';

/** The course library: search, roles and every course by subject. */
export default function CoursesScreen({ pageContext: { data } }: ScreenProps<'courses'>) {
  const { t } = useTranslation(['courses', 'common']);
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        breadcrumbs={[{ label: t('common:nav.courses') }]}
      />
      <Island defer="query">
        <CourseSearch />
      </Island>
      <Section id="roles" labelledBy="roles-title" title={t('roles.title')} lede={t('roles.lede')}>
        <p css={withoutScripts}>{t('noScript')}</p>
        <Island defer="query">
          <RoleFinder sectors={data.sectors} />
        </Island>
      </Section>
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
    </>
  );
}
