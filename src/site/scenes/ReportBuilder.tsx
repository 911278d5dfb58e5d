import { useTranslation } from 'react-i18next';
import { siteCompletion, siteRoles } from '../samples/company';
import { Choice, OfChosen, Said } from './Choice';
import { SampleFile } from './companyParts';
import { SceneFrame } from './SceneFrame';
import { Row, Share } from './sceneParts';
import * as styles from './sceneStyles';
import { useMonths } from './timelines';

/** A report that follows a choice of site and month, as a file, too; it works without scripts. */
export function ReportBuilder() {
  const { t } = useTranslation(['screenshots', 'scenes', 'roles', 'course', 'courses']);
  const months = useMonths(3, 'long');
  const sites = siteCompletion.map(({ site }) => {
    const rows = siteRoles[site].map(({ role, counts }) => ({ name: t(`roles:role.${role}`), counts }));
    return { name: t(`reporting.site.${site}`), rows, counts: sumOf(rows) };
  });
  const places = [{ name: t('scenes:socialFeed.channel.allSites'), rows: sites, counts: sumOf(sites) }, ...sites];
  const percentOf = ([all = 0, ...done]: readonly number[], month: number) =>
    t('scenes:percent', { value: Math.round(((done[month] ?? 0) / all) * 100) });
  const reports = months.map((month, index) => {
    const shown = places.map(({ name: place, rows, counts }) => {
      const [all = 0, completed = 0] = [counts[0], counts[index + 1]];
      const shares = rows.map(({ name, counts: [need = 0, ...done] }) => ({ name, need, have: done[index] ?? 0 }));
      const head = [place, t('reporting.completed'), t('courses:plan.people')];
      const file = [head, ...shares.map(({ name, have, need }) => [name, have, need])];
      return (
        <div key={place} css={styles.stack}>
          <Row
            css={{ flexWrap: 'wrap', gap: '.3em .7em', '& > span': { flexBasis: '7em' } }}
            start={<b css={styles.title}>{percentOf(counts, index)}</b>}
            text={t('course:lesson.record.progress', { completed, all })}
            end={<SampleFile title={month} rows={file} />}
          />
          <div css={styles.columns('1fr 1fr')}>
            {shares.map(({ name, have, need }) => (
              <Share key={name} text={name} note={t('reporting.ofNeeded', { have, need })} done={have} all={need} />
            ))}
          </div>
        </div>
      );
    });
    return { name: month, shown: <OfChosen name="site">{shown}</OfChosen> };
  });
  const lines = places.map(({ name, counts }) => [
    `${name}. `,
    <OfChosen key="" as="span" name="month" isElsewhere>
      {months.map((month, index) => (
        <span key={month}>
          {month}: {percentOf(counts, index)}
        </span>
      ))}
    </OfChosen>,
  ]);
  return (
    <SceneFrame section="reports" said={<Said of="site" lines={lines} />}>
      <Choice name="site" legend={t('reporting.sites')} options={places}>
        <Choice name="month" legend={t('course:lesson.record.date')} options={reports} first={2} />
      </Choice>
    </SceneFrame>
  );
}

function sumOf(rows: readonly { readonly counts: readonly number[] }[]): readonly number[] {
  return [0, 1, 2, 3].map((place) => rows.reduce((sum, { counts }) => sum + (counts[place] ?? 0), 0));
}
