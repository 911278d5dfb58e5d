import { css } from '@emotion/react';
import { startTransition, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSoftHyphens } from '../../i18n/useSoftHyphens';
import { ScenePlaceholder } from '../../scenes/ScenePlaceholder';
import { from } from '../../ui/breakpoints';
import { Figure } from '../../ui/Figure';
import { Icon } from '../../ui/Icon';
import { loadIcons } from '../../ui/loadIcons';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { Tabs } from '../../ui/Tabs';
import { useInView } from '../../ui/useInView';
import type * as showcaseScenes from './showcaseScenes';

/** Tools of the product in tabs. */
export function Showcase() {
  const { t } = useTranslation('home');
  const soften = useSoftHyphens();
  return (
    <Section tone="sunken" labelledBy="showcase">
      <SectionHeading id="showcase" title={soften(t('showcase.title'))} lede={t('showcase.lede')} />
      <Tools />
    </Section>
  );
}

/** The tabs; their scenes load shortly before they scroll into view. */
function Tools() {
  const { t } = useTranslation('home');
  const [scenes, setScenes] = useState<typeof showcaseScenes>();
  const place = useInView<HTMLDivElement>(() => {
    void loadIcons('/icons.svg');
    import('./showcaseScenes').then(
      (loaded) => startTransition(() => setScenes(loaded)),
      // Without them the tools are described in words.
      () => undefined,
    );
  });
  return (
    <div ref={place}>
      <Tabs
        label={t('showcase.label')}
        tabs={tools.map(({ id, icon, scene }) => ({
          id,
          icon,
          label: t(`showcase.${id}.label`),
          panel: <ToolPanel id={id} scene={scene} Scene={scenes?.[id]} />,
        }))}
      />
    </div>
  );
}

const tools = [
  { id: 'aiBuilder', icon: 'sparkles', scene: 'courseBuilder' },
  { id: 'socialFeed', icon: 'message-circle', scene: 'socialFeed' },
  { id: 'appraisals', icon: 'target', scene: 'appraisal' },
  { id: 'signOff', icon: 'file-check', scene: 'signOff' },
  { id: 'careerPaths', icon: 'route', scene: 'careerPath' },
] as const;

interface ToolPanelProps extends Pick<(typeof tools)[number], 'id' | 'scene'> {
  /** Undefined while loading; the text does not wait for it. */
  Scene: ComponentType | undefined;
}

function ToolPanel({ id, scene, Scene }: ToolPanelProps) {
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
      {Scene ? (
        <Figure label={t(`scenes:${scene}.description`)} caption={t('common:illustration.caption')}>
          <Scene />
        </Figure>
      ) : (
        <ScenePlaceholder />
      )}
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
  '@media (min-width: 760px)': {
    'html.js &, &:has(> figure)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  // One height for all tabs, so that switching moves nothing.
  [from.wide]: { 'html.js &': { minHeight: 500 } },
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
