import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { AssignScene, CheckScene, DraftScene, NeedScene, RecordScene } from '../../scenes/courseScenes';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { Figure } from '../../ui/Figure';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { Tabs } from '../../ui/Tabs';

/** A course from the need to the training record, in steps: tabs, and without scripts one after the other. */
export function Tour() {
  const { t } = useTranslation(['feature', 'scenes', 'common']);
  const { interfaceLang } = useContentLanguage();
  return (
    <Section tone="sunken" labelledBy="tour">
      <div lang={interfaceLang}>
        <SectionHeading id="tour" title={t('tour.title')} lede={t('tour.lede')} />
        <Tabs
          label={t('tour.label')}
          tabs={steps.map(([id, scene], index) => ({
            id,
            label: `${index + 1}. ${t(`tour.${id}.label`)}`,
            panel: (
              <div css={panel}>
                <p>{t(`tour.${id}.text`)}</p>
                <Figure label={t(`scenes:tour.${id}.description`)} caption={t('common:illustration.caption')}>
                  {scene}
                </Figure>
              </div>
            ),
          }))}
        />
      </div>
    </Section>
  );
}

const steps = [
  ['describe', <NeedScene />],
  ['draft', <DraftScene />],
  ['check', <CheckScene />],
  ['assign', <AssignScene />],
  ['record', <RecordScene />],
] as const;

const panel = css(sideBySide([1, 2], 'var(--space-sm)', 'center'), {
  padding: 'var(--space-md)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  // All of one height, so that nothing below them moves.
  minBlockSize: '34rem',
  '& > p': { maxWidth: '62ch', fontSize: 'var(--text-lede)' },
});
