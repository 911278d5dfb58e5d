import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { linkTo } from '../../links';
import { AppraisalScene, CareerPathScene, HeroScene, SignOffScene, SocialFeedScene } from '../../scenes/homeScenes';
import { Row } from '../../scenes/sceneParts';
import { useNavigationName } from '../../shell/useNavigationName';
import { below, from } from '../../ui/breakpoints';
import { target } from '../../ui/button';
import { cardAction } from '../../ui/Card';
import { H3, P } from '../../ui/elements';
import { Figure } from '../../ui/Figure';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { Tabs } from '../../ui/Tabs';

/** Tools of the product in tabs. */
export function Showcase() {
  const { t } = useTranslation('home');
  return (
    <Section tone="slate" labelledBy="showcase" title={t('showcase.title')} lede={t('showcase.lede')}>
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
  { id: 'aiBuilder', icon: 'sparkles', picture: <HeroScene />, page: 'showcase.aiBuilder' },
  { id: 'socialFeed', icon: 'message-circle', picture: <SocialFeedScene />, page: undefined },
  { id: 'appraisals', icon: 'target', picture: <AppraisalScene />, page: 'showcase.appraisals' },
  { id: 'signOff', icon: 'file-check', picture: <SignOffScene />, page: 'showcase.signOff' },
  { id: 'careerPaths', icon: 'route', picture: <CareerPathScene />, page: 'showcase.careerPaths' },
] as const;

function ToolPanel({ id, picture, page }: (typeof tools)[number]) {
  const { t } = useTranslation(['home', 'common']);
  const nameOf = useNavigationName();
  const feature = page && linkTo(page);
  return (
    <div css={panel}>
      <div css={words}>
        <H3>{t(`showcase.${id}.title`)}</H3>
        <P>{t(`showcase.${id}.text`)}</P>
        <Row start={<Icon name="check" hue="fern" />} text={t(`showcase.${id}.point`)} />
        {feature && (
          <LocaleLink to={feature} css={[cardAction, target]}>
            {t('showcase.link', { feature: nameOf(feature) ?? '' })}
            <Icon name="arrow-right" />
          </LocaleLink>
        )}
      </div>
      <Figure label={t(`showcase.${id}.title`)} acts caption={t('common:illustration.try')}>
        {picture}
      </Figure>
    </div>
  );
}

const panel = css({
  display: 'grid',
  gap: 'var(--space-sm)',
  gridTemplateRows: 'auto 1fr',
  // All of one height, which their pictures fill, so that nothing below them moves.
  [below.medium]: { minBlockSize: 'calc(48.5rem - 56vw)' },
  [from.medium]: {
    gap: 'var(--space-lg)',
    gridTemplateRows: 'none',
    'html.js &': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
  '& > *': { minWidth: 0 },
  '& > figure, & [role], & [role] > div': { display: 'grid', gridTemplateRows: '1fr auto' },
  'html:not(.js) & > figure': { display: 'none' },
  '@media print': { '& > figure': { display: 'none' } },
});

const words = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'var(--space-xs)',
  '& > p, & > div': { fontSize: 'clamp(1rem, 2vw, var(--text-body))', lineHeight: 1.4 },
  '& > p': { color: 'var(--ink2)' },
  [from.wide]: {
    gap: 'var(--space-sm)',
    '& > h3': { fontSize: '1.75rem', lineHeight: 'var(--leading-heading)' },
    '& > p, & > div': { fontSize: 'var(--text-lede)' },
  },
});
