import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { AppraisalScene } from '../../scenes/AppraisalScene';
import { CareerPathScene } from '../../scenes/CareerPathScene';
import { CourseBuilderScene } from '../../scenes/CourseBuilderScene';
import { SignOffScene } from '../../scenes/SignOffScene';
import { SocialFeedScene } from '../../scenes/SocialFeedScene';
import { Figure } from '../../ui/Figure';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { Tabs } from '../../ui/Tabs';

/** Five tools behind tabs, the first of them open (specification, sections 2 and 4). */
export function Showcase() {
  const { t } = useTranslation('home');
  return (
    <Section tone="sunken" labelledBy="showcase">
      <SectionHeading id="showcase" title={t('showcase.title')} lede={t('showcase.lede')} />
      <Tabs
        label={t('showcase.label')}
        tabs={tools.map((tool) => ({
          id: tool.id,
          icon: tool.icon,
          label: t(`showcase.${tool.id}.label`),
          panel: <ToolPanel {...tool} />,
        }))}
      />
    </Section>
  );
}

const tools = [
  { id: 'aiBuilder', icon: 'sparkles', scene: 'courseBuilder', Scene: CourseBuilderScene },
  { id: 'socialFeed', icon: 'message-circle', scene: 'socialFeed', Scene: SocialFeedScene },
  { id: 'appraisals', icon: 'target', scene: 'appraisal', Scene: AppraisalScene },
  { id: 'signOff', icon: 'file-check', scene: 'signOff', Scene: SignOffScene },
  { id: 'careerPaths', icon: 'route', scene: 'careerPath', Scene: CareerPathScene },
] as const;

function ToolPanel({ id, scene, Scene }: (typeof tools)[number]) {
  const { t } = useTranslation(['home', 'common', 'scenes']);
  return (
    <div css={panel}>
      <div css={words}>
        <h3>{t(`showcase.${id}.title`)}</h3>
        <p>{t(`showcase.${id}.text`)}</p>
        <ul role="list">
          {([1, 2, 3] as const).map((point) => (
            <li key={point}>
              <Icon name="check" />
              {t(`showcase.${id}.point.${point}`)}
            </li>
          ))}
        </ul>
      </div>
      <Figure label={t(`scenes:${scene}.description`)} caption={t('common:illustration.caption')}>
        <Scene />
      </Figure>
    </div>
  );
}

const panel = css({
  display: 'grid',
  gap: 'clamp(24px, 3vw, 36px)',
  alignItems: 'center',
  padding: 'clamp(18px, 2.6vw, 32px)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  '& > *': { minWidth: 0 },
  '@media (min-width: 760px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
});

const words = css({
  display: 'grid',
  gap: 14,
  alignContent: 'center',
  '& > p': { color: 'var(--ink2)' },
  '& > ul': { display: 'grid', gap: 10, marginBlockStart: 4 },
  '& li': { display: 'flex', gap: 10, fontSize: 'var(--text-small)', lineHeight: 1.45 },
  '& svg': { color: 'var(--fern)', fontSize: '1.25rem' },
});
