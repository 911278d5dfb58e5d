import { css } from '@emotion/react';
import { Fragment, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { csvOf } from '../../../supabase/functions/_shared/csv';
import { intlLocale } from '../../content/language/intlLocale';
import { IsEnglish } from '../i18n/EnglishContent';
import { usePage } from '../i18n/usePage';
import { buttonSecondary, smallButton } from '../ui/button';
import { Icon } from '../ui/Icon';
import { visuallyHidden } from '../ui/visuallyHidden';
import { siteCompletion, siteRoles } from '../samples/company';
import { choice } from './courseScenes';
import { learners } from '../samples/learners';
import { SceneFrame } from './SceneFrame';
import { Row, Share } from './sceneParts';
import * as styles from './sceneStyles';

/** A report that follows a choice of site and month, as a file, too; it works without scripts. */
export function ReportBuilder() {
  const { t } = useTranslation(['screenshots', 'scenes', 'roles', 'common', 'course', 'courses']);
  const months = useMonths();
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
  const choose = (name: string, legend: string, options: readonly string[], chosen: number, children: ReactNode) => (
    <fieldset css={[choice, filled]}>
      <legend css={visuallyHidden}>{legend}</legend>
      {options.map((option, index) => {
        const id = `${name}-${index}`;
        return (
          <Fragment key={option}>
            <input type="radio" name={name} id={id} defaultChecked={index === chosen} css={visuallyHidden} />
            <label htmlFor={id}>{option}</label>
          </Fragment>
        );
      })}
      <div css={reportOfChoice}>{children}</div>
    </fieldset>
  );
  const byMonth = choose('month', t('course:lesson.record.date'), months, 2, reports);
  const names = places.map(({ name }) => name);
  return <SceneFrame section="reports" children={choose('site', t('reporting.sites'), names, 0, byMonth)} />;
}

/** Returns the names of this month and the two before it; the page's own dates have a day. */
function useMonths(): readonly string[] {
  const { language } = usePage();
  const code = useContext(IsEnglish) ? 'en' : language.code;
  const format = new Intl.DateTimeFormat([intlLocale(code), 'en-GB'], { month: 'long', timeZone: 'UTC' });
  const [year = 0, month = 0] = (learners[0].date ?? '').split('-').map(Number);
  return [3, 2, 1].map((ago) => format.format(Date.UTC(year, month - ago)));
}

function sumOf(rows: readonly { readonly counts: readonly number[] }[]): readonly number[] {
  return [0, 1, 2, 3].map((place) => rows.reduce((sum, { counts }) => sum + (counts[place] ?? 0), 0));
}

const wrapping = css({ flexWrap: 'wrap', gap: '.3em .7em', '& > span': { flexBasis: '7em' } });
const filled = css({
  '& > label': { flex: '1 0 auto', justifyContent: 'center', paddingInline: '.5em' },
  // Next to the labels, where a window scrolls to it.
  '& > input': { alignSelf: 'start' },
});
// All reports are in one place; those that are not chosen are no text of the page.
const reportOfChoice = css({
  display: 'grid',
  marginBlockStart: '.3em',
  '& > div': { gridArea: '1 / 1', visibility: 'hidden' },
  ...Object.fromEntries(
    [0, 1, 2, 3, 4].flatMap((site) =>
      [0, 1, 2].map((month) => [
        `input:nth-of-type(${site + 1}):checked ~ div > fieldset > :nth-of-type(${month + 1}):checked ~ & > :nth-of-type(${site * 3 + month + 1})`,
        { visibility: 'visible' },
      ]),
    ),
  ),
});
