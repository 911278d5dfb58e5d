import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import type { ScreenData } from '../../screenData';
import { CourseMeta } from '../../shell/prose/CourseMeta';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { Card, cardLink } from '../../ui/Card';
import { CardGrid } from '../../ui/CardGrid';
import { Section } from '../../ui/Section';

/** Courses of other subjects that are suggested for the same roles. */
export function RelatedCourses({ courses }: { courses: ScreenData['outline']['related'] }) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  return (
    <Section labelledBy="related" title={<span lang={interfaceLang}>{t('outline.related')}</span>}>
      <CardGrid min="15rem">
        {courses.map(({ path, title, lang, hue, level, hours }) => (
          <Card key={path} as="li" interactive hue={hue} css={card}>
            <h3 css={heading} lang={lang ?? interfaceLang}>
              <LocaleLink to={path} css={cardLink}>
                {title}
              </LocaleLink>
            </h3>
            <CourseMeta level={level} hours={hours} lang={interfaceLang} />
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

const card = css({ gap: 8, '& > span': { marginBlockStart: 'auto', paddingBlockStart: 10 } });
const heading = css({ fontSize: '1.125rem' });
