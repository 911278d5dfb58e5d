import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { documents, reviewsBySite, signed } from '../samples/company';
import { Fold } from './Fold';
import { useDay } from '../samples/learners';
import { Initials, Row, Share, Tile } from './sceneParts';
import { portrait } from './sceneStyles';

/** What an audit of a care home has found, on the way to a check that it is put right; a press shows another step of it. */
export function CorrectiveAction() {
  const { t } = useTranslation(['screenshots', 'scenes']);
  const day = useDay();
  const auditor = <Row start={<Initials of="KL" />} text={reviewsBySite[0].site} />;
  const owner = <Row start={<Initials of="RJ" hue="heather" />} text={t('quality.action.owner')} />;
  const signatures = (
    <Share strong text={t('scenes:signOff.signed', { signed: signed.done, all: signed.all })} {...signed} />
  );
  const version = t('scenes:signOff.version', documents.medication);
  const steps = [
    ['finding', 'kite', 'clipboard-check', day(6), t('quality.action.finding.text'), auditor],
    ['cause', 'gorse', 'circle-alert', version, t('quality.document.medication'), signatures],
    ['task', 'estuary', 'calendar', t('quality.action.due', { date: day(22) }), t('quality.search.answer'), owner],
    ['check', 'fern', 'clock', day(52), t('quality.action.check.text'), auditor],
  ] as const;
  return (
    <div>
      {steps.map(([id, hue, icon, note, what, who]) => (
        <Fold
          key={id}
          name="action"
          open={id === 'task'}
          hue={hue}
          start={<Tile hue={hue} icon={icon} />}
          text={t(`quality.action.${id}`)}
          note={note}
          css={ofOneHeight}
        >
          <span>{what}</span>
          {who}
        </Fold>
      ))}
    </div>
  );
}

const ofOneHeight = css({
  '& > div': { minBlockSize: '5.6em', justifyContent: 'center' },
  [portrait]: { '& > div': { minBlockSize: '8em' } },
  '@container (max-width: 15rem)': { '& > div': { minBlockSize: '12em' } },
});
