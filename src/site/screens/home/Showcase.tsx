import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { linkTo } from '../../links';
import { AppraisalScene, CareerPathScene, HeroScene, SignOffScene, SocialFeedScene } from '../../scenes/homeScenes';
import { useNavigationName } from '../../shell/useNavigationName';
import { below, from } from '../../ui/breakpoints';
import { H3, Li, P } from '../../ui/elements';
import { Figure, Illustration } from '../../ui/Figure';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { Tabs } from '../../ui/Tabs';

/** Tools of the product in tabs. */
export function Showcase() {
  const { t } = useTranslation('home');
  return (
    <Section tone="sunken" labelledBy="showcase" title={t('showcase.title')} lede={t('showcase.lede')}>
      <Tabs
        name="showcase"
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

/** Each with its place in `links.json`; a tool without a page about it has no link. */
const tools = [
  { id: 'aiBuilder', icon: 'sparkles', scene: 'hero', picture: <HeroScene />, page: 'showcase.aiBuilder' },
  { id: 'socialFeed', icon: 'message-circle', scene: 'socialFeed', picture: <SocialFeedScene />, page: undefined },
  { id: 'appraisals', icon: 'target', scene: 'appraisal', picture: <AppraisalScene />, page: 'showcase.appraisals' },
  { id: 'signOff', icon: 'file-check', scene: 'signOff', picture: <SignOffScene />, page: 'showcase.signOff' },
  { id: 'careerPaths', icon: 'route', scene: 'careerPath', picture: <CareerPathScene />, page: 'showcase.careerPaths' },
] as const;

function ToolPanel({ id, scene, picture, page }: (typeof tools)[number]) {
  const { t } = useTranslation(['home', 'common', 'scenes']);
  const nameOf = useNavigationName();
  const feature = page && linkTo(page);
  return (
    <div css={panel}>
      <div css={words}>
        <H3>{t(`showcase.${id}.title`)}</H3>
        <P>{t(`showcase.${id}.text`)}</P>
        <ul role="list">
          {([1, 2] as const).map((point) => (
            <Li key={point}>{t(`showcase.${id}.point.${point}`)}</Li>
          ))}
        </ul>
        {feature && (
          <LocaleLink to={feature} css={link}>
            {t('showcase.link', { feature: nameOf(feature) ?? '' })}
            <Icon name="arrow-right" />
          </LocaleLink>
        )}
      </div>
      <Figure caption={t('common:illustration.caption')}>
        <Illustration label={t(`scenes:${scene}.description`)}>{picture}</Illustration>
      </Figure>
    </div>
  );
}

const panel = css({
  display: 'grid',
  gap: 'var(--space-lg)',
  padding: 'var(--space-md)',
  [below.medium]: { gap: 'var(--space-sm)', gridTemplateRows: 'auto 1fr', minBlockSize: '45.75rem', padding: 16 },
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  '& > *': { minWidth: 0 },
  '@media screen and (min-width: 760px)': { 'html.js &': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
  // All of one height, which their pictures fill, so that nothing below them moves.
  '& > figure': { display: 'grid', gridTemplateRows: '1fr auto' },
  '& [role], & [inert]': { display: 'grid' },
  [from.wide]: {
    minBlockSize: '33.75rem',
    'html.js &': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  },
  'html:not(.js) & > figure': { display: 'none' },
  '@media print': { '& > figure': { display: 'none' } },
});

const words = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'clamp(10px, 1.5vw, 20px)',
  '& > h3': { fontSize: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)' },
  '& > p': { color: 'var(--ink2)', [below.medium]: { fontSize: '1rem', lineHeight: 1.5 } },
  '& > ul': { display: 'grid', gap: 'inherit' },
  '& li': {
    position: 'relative',
    paddingInlineStart: 30,
    fontSize: 'clamp(.9375rem, .8rem + .35vw, 1.0625rem)',
    lineHeight: 1.45,
  },
  // A tick.
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '.2em',
    insetInlineStart: 7,
    inlineSize: '.4em',
    blockSize: '.75em',
    border: 'solid var(--fern)',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(42deg)',
  },
});

const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 10,
  fontSize: 'var(--text-small)',
  fontWeight: 640,
  '@media print': { display: 'none' },
});
