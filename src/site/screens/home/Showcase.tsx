import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useSoftHyphens } from '../../i18n/useSoftHyphens';
import { linkTo } from '../../links';
import { useNavigationName } from '../../shell/useNavigationName';
import { Figure } from '../../ui/Figure';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { Tabs } from '../../ui/Tabs';
import { LazyScene } from './LazyScene';

/** Tools of the product in tabs. */
export function Showcase() {
  const { t } = useTranslation('home');
  const addSoftHyphens = useSoftHyphens();
  return (
    <Section tone="sunken" labelledBy="showcase" title={addSoftHyphens(t('showcase.title'))} lede={t('showcase.lede')}>
      <Tabs
        label={t('showcase.label')}
        tabs={tools.map((tool) => ({
          ...tool,
          label: t(`showcase.${tool.id}.label`),
          panel: <ToolPanel {...tool} />,
        }))}
      />
    </Section>
  );
}

const tools = [
  { id: 'aiBuilder', icon: 'sparkles', scene: 'courseBuilder' },
  { id: 'socialFeed', icon: 'message-circle', scene: 'socialFeed' },
  { id: 'appraisals', icon: 'target', scene: 'appraisal' },
  { id: 'signOff', icon: 'file-check', scene: 'signOff' },
  { id: 'careerPaths', icon: 'route', scene: 'careerPath' },
] as const;

function ToolPanel({ id, scene }: (typeof tools)[number]) {
  const { t } = useTranslation(['home', 'common', 'scenes']);
  const nameOf = useNavigationName();
  const feature = linkTo(`showcase.${id}`);
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
        <LocaleLink to={feature} css={link}>
          {t('showcase.link', { feature: nameOf(feature) ?? '' })}
          <Icon name="arrow-right" />
        </LocaleLink>
      </div>
      <Figure caption={t('common:illustration.caption')}>
        <LazyScene name={scene} label={t(`scenes:${scene}.description`)} />
      </Figure>
    </div>
  );
}

const panel = css({
  display: 'grid',
  gap: 'var(--space-lg)',
  alignItems: 'center',
  padding: 'var(--space-md)',
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  '& > *': { minWidth: 0 },
  '@media screen and (min-width: 760px)': { 'html.js &': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  'html:not(.js) & > figure': { display: 'none' },
  '@media print': { '& > figure': { display: 'none' } },
});

const words = css({
  display: 'grid',
  gap: 14,
  '& > p': { color: 'var(--ink2)' },
  '& > ul': { display: 'grid', gap: 10, marginBlockStart: 4 },
  '& li': { display: 'flex', gap: 10, fontSize: 'var(--text-small)', lineHeight: 1.45 },
  '& li svg': { color: 'var(--fern)', fontSize: '1.25rem' },
});

const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 10,
  fontWeight: 640,
  '@media print': { display: 'none' },
});
