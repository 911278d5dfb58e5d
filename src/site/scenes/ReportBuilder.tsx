import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { csvOf } from '../../../supabase/functions/_shared/csv';
import { buttonSecondary, smallButton } from '../ui/button';
import { Icon } from '../ui/Icon';
import { siteCompletion, siteRoles } from '../samples/company';
import { Choice } from './Choice';
import { SceneFrame } from './SceneFrame';
import { Row, Share } from './sceneParts';
import * as styles from './sceneStyles';
import { useMonths } from './timelines';

/** A report that follows a choice of site and month, as a file, too; it works without scripts. */
export function ReportBuilder() {
  const { t } = useTranslation(['screenshots', 'scenes', 'roles', 'common', 'course', 'courses']);
  const months = useMonths(3, 'long');
  const sites = siteCompletion.map(({ site }) => {
    const rows = siteRoles[site].map(({ role, counts }) => ({ name: t(`roles:role.${role}`), counts }));
    return { name: t(`reporting.site.${site}`), rows, counts: sumOf(rows) };
  });
  const places = [{ name: t('scenes:socialFeed.channel.allSites'), rows: sites, counts: sumOf(sites) }, ...sites];
  const reports = places.flatMap(({ name: place, rows, counts: [all = 0, ...done] }) =>
    months.map((month, index) => {
      const completed = done[index] ?? 0;
      const shares = rows.map(({ name, counts: [need = 0, ...done] }) => ({ name, need, have: done[index] ?? 0 }));
      const file = csvOf([
        [t('common:illustration.caption'), month],
        [place, t('reporting.completed'), t('courses:plan.people')],
        ...shares.map(({ name, have, need }) => [name, have, need]),
      ]);
      return (
        <div key={place + month} css={styles.stack}>
          <Row
            css={wrapping}
            start={<b css={styles.title}>{t('scenes:percent', { value: Math.round((completed / all) * 100) })}</b>}
            text={t('course:lesson.record.progress', { completed, all })}
            end={
              <a
                href={`data:text/csv;charset=utf-8,${encodeURIComponent(file)}`}
                download="camre-sample-report.csv"
                css={[buttonSecondary, smallButton]}
              >
                <Icon name="download" />
                {t('course:lesson.record.export')}
              </a>
            }
          />
          {shares.map(({ name, ...counts }) => (
            <Share key={name} text={name} note={t('reporting.ofNeeded', counts)} done={counts.have} all={counts.need} />
          ))}
        </div>
      );
    }),
  );
  return (
    <SceneFrame section="reports">
      <Choice name="site" legend={t('reporting.sites')} options={places}>
        <Choice
          name="month"
          legend={t('course:lesson.record.date')}
          options={months.map((name) => ({ name }))}
          first={2}
        >
          <div css={reportOfChoice}>{reports}</div>
        </Choice>
      </Choice>
    </SceneFrame>
  );
}

function sumOf(rows: readonly { readonly counts: readonly number[] }[]): readonly number[] {
  return [0, 1, 2, 3].map((place) => rows.reduce((sum, { counts }) => sum + (counts[place] ?? 0), 0));
}

const wrapping = css({ flexWrap: 'wrap', gap: '.3em .7em', '& > span': { flexBasis: '7em' } });
// All reports are in one place; those that are not chosen are no text of the page.
const reportOfChoice = css({
  display: 'grid',
  marginBlockStart: '.3em',
  '& > div': { gridArea: '1 / 1', visibility: 'hidden' },
  ...Object.fromEntries(
    [0, 1, 2, 3, 4].flatMap((site) =>
      [0, 1, 2].map((month) => [
        `input:nth-of-type(${site + 1}):checked ~ div input:nth-of-type(${month + 1}):checked ~ div > & > :nth-of-type(${site * 3 + month + 1})`,
        { visibility: 'visible' },
      ]),
    ),
  ),
});
