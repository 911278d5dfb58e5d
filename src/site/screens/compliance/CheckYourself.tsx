import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import { usePage } from '../../i18n/usePage';
import { Island } from '../../islands/Island';
import { linkTo } from '../../links';
import { learners } from '../../samples/learners';
import { question } from '../../samples/story';
import { CertificateScene } from '../../scenes/CertificateScene';
import { questionSheetFile, recordFile } from '../../searchFiles';
import { PrintButton } from '../../shell/PrintButton.island';
import { useTrackingNote } from '../../shell/useTrackingNote';
import { from } from '../../ui/breakpoints';
import { buttonRow, buttonSecondary } from '../../ui/button';
import { Card } from '../../ui/Card';
import { container } from '../../ui/container';
import { Details } from '../../ui/Details';
import { B, H2, P } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { IconTile } from '../../ui/IconTile';

/** What a visitor can check without believing us, the quickest first: what to do, and what one then sees. */
export function CheckYourself() {
  const { t } = useTranslation(['compliance', 'common']);
  const here = '/compliance/overview';
  const stored = `${linkTo('privacyPolicy')}#cookies`;
  const rows = [
    ['list-checks', 'fern', linkTo('sampleLesson'), t('common:nav.lesson'), t('check.lesson.text')],
    ['search', 'estuary', stored, t('check.tools.title'), `${t('check.tools.text')} ${useTrackingNote()}`],
    ['eye', 'heather', `${here}#accessibility`, t('accessibility.title'), t('check.accessibility.text')],
    ['lock', 'indigo', `${here}#report-a-vulnerability`, t('vulnerability.title'), t('check.vulnerability.text')],
  ] as const;
  return (
    <Card css={panel}>
      <H2 css={heading}>{t('check.title')}</H2>
      <ul role="list">
        {rows.map(([icon, hue, to, title, text]) => (
          <li key={icon} css={row}>
            <IconTile icon={icon} hue={hue} size="small" />
            <div>
              <B>
                <LocaleLink to={to}>{title}</LocaleLink>
              </B>
              <P>
                <RichText text={text} tags={{ file: (words) => <a href="/.well-known/security.txt">{words}</a> }} />
              </P>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What the product and this site give out, to open: files, a page that prints as one sheet, and a certificate below them. */
export function Files({ course }: { course: string }) {
  const { t } = useTranslation(['compliance', 'course']);
  const { code } = usePage().language;
  const [{ initials, date = '' }] = learners;
  return (
    <section css={[container, notPrinted]} aria-labelledby="files">
      <H2 id="files" css={heading}>
        {t('files.title')}
      </H2>
      <div css={[buttonRow, files]}>
        <a href={recordFile(code)} download="camre-sample-record.csv" css={buttonSecondary}>
          <Icon name="download" />
          {t('files.record')}
        </a>
        <a href={questionSheetFile(code)} download="camre-questions.csv" css={buttonSecondary}>
          <Icon name="download" />
          {t('files.questions')}
        </a>
        <LocaleLink to={`/courses?plan=${examplePlan}#roles`} css={buttonSecondary}>
          <Icon name="users" />
          {t('files.plan')}
        </LocaleLink>
      </div>
      {/* The name keeps it closed when the page is printed or shown again (openDetails.ts). */}
      <Details
        name="certificate"
        summary={
          <>
            <Icon name="award" />
            {t('course:lesson.end.certificate')}
          </>
        }
        css={paper}
      >
        <CertificateScene name={initials} course={course} right={question.total} total={question.total} date={date}>
          <Island defer="touch">
            <PrintButton />
          </Island>
        </CertificateScene>
      </Details>
    </section>
  );
}

/** A hotel's kitchen and restaurant. */
const examplePlan = 'kitchen-porter.8.chef.12.waiting-staff.40';

/** A sheet on two others. */
const panel = css({
  [from.wide]: {
    inlineSize: 'min(35rem, 48vw)',
    margin: '28px 28px 0 0',
    boxShadow: '14px -14px 0 var(--estuary-100), 28px -28px 0 var(--gorse-100)',
  },
});

const heading = css({ fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)' });

const row = css({
  display: 'flex',
  gap: 14,
  paddingBlock: 12,
  '& + &': { borderBlockStart: '1px solid var(--line)' },
  '& > div': { minInlineSize: 0 },
  // As high as a finger needs, without room.
  '& a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 },
  '& p': { color: 'var(--ink2)', fontSize: 'var(--text-small)' },
});

const files = css({ marginBlockStart: 14, '& > *': { flex: '0 1 auto', textAlign: 'start' } });
const paper = css({
  marginBlockStart: 12,
  '& > summary': css(buttonSecondary, { display: 'inline-flex', gap: 8 }),
  '& > summary > svg:last-child': { fontSize: 'inherit' },
  '& > div': { inlineSize: 'min(34rem, 100%)', marginBlockStart: 16 },
});

/** But for the certificate, which is printed alone while it is open. */
const notPrinted = css({ '@media print': { '&:not(:has(> [open]))': { display: 'none' } } });
