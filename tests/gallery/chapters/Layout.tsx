import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { pricePerAccount } from '../../../src/site/brand';
import { LocaleLink } from '../../../src/site/i18n/LocaleLink';
import { useFormat } from '../../../src/site/i18n/useFormat';
import { hues } from '../../../src/content/hues';
import { HeroScene } from '../../../src/site/scenes/HeroScene';
import { SteppingStones } from '../../../src/site/scenes/SteppingStones';
import { ContactCallToAction } from '../../../src/site/shell/ContactCallToAction';
import { SuggestedLinks } from '../../../src/site/shell/SuggestedLinks';
import { buttonAccent, buttonOnSlate, buttonPrimary } from '../../../src/site/ui/button';
import { Card, cardLink } from '../../../src/site/ui/Card';
import { CardGrid } from '../../../src/site/ui/CardGrid';
import { Figure } from '../../../src/site/ui/Figure';
import { IconList } from '../../../src/site/ui/IconList';
import { IconTile } from '../../../src/site/ui/IconTile';
import { Eyebrow } from '../../../src/site/ui/Eyebrow';
import { PageHero } from '../../../src/site/ui/PageHero';
import { Section } from '../../../src/site/ui/Section';
import { SectionHeading } from '../../../src/site/ui/SectionHeading';
import { MessagePage } from '../../../src/site/ui/MessagePage';
import { CallToActionCard } from '../../../src/site/ui/CallToActionCard';
import { Stats } from '../../../src/site/ui/Stats';
import { Ticker } from '../../../src/site/ui/Ticker';
import { PointerStates, Specimen, State } from '../Specimen';

/** Layout components: sections, headings, cards, figures. */
export function Layout() {
  const { t } = useTranslation(['common', 'home', 'notFound', 'scenes']);
  const { money } = useFormat();
  const title = t('home:showcase.title');
  const lede = t('home:showcase.lede');
  return (
    <>
      <Specimen file="src/site/ui/Card.tsx" note="Interactive where its heading’s link covers all of it.">
        <State name="plain">
          <Card css={card}>
            <h4>{t('home:showcase.signOff.title')}</h4>
            <p>{t('home:showcase.signOff.text')}</p>
          </Card>
        </State>
        <PointerStates name="interactive">
          <Card css={card} interactive>
            <IconTile icon="sparkles" />
            <h4>
              <LocaleLink to="/pricing" css={cardLink}>
                {t('home:showcase.signOff.title')}
              </LocaleLink>
            </h4>
            <p>{t('home:showcase.signOff.text')}</p>
          </Card>
        </PointerStates>
      </Specimen>
      <Specimen file="src/site/ui/CardGrid.tsx">
        <State name="the ten hues, at most five columns" wide>
          <CardGrid min="11rem" columns={5}>
            {hues.map((hue) => (
              <Card key={hue} as="li" hue={hue} interactive>
                <IconTile icon="book-open" />
                <h4>
                  <LocaleLink to={`/courses/${hue}`} css={cardLink}>
                    {t(`nav.course.${hue}`)}
                  </LocaleLink>
                </h4>
              </Card>
            ))}
          </CardGrid>
        </State>
      </Specimen>
      <Specimen file="src/site/ui/CallToActionCard.tsx">
        <State name="with two buttons and a note" wide>
          <CallToActionCard
            id="gallery-card"
            title={t('home:cta.title')}
            text={t('home:cta.text')}
            note={t('stats.note')}
            actions={
              <>
                <LocaleLink to="/contact" css={buttonAccent}>
                  {t('nav.trial')}
                </LocaleLink>
                <LocaleLink to="/pricing" css={buttonOnSlate}>
                  {t('nav.pricing')}
                </LocaleLink>
              </>
            }
          />
        </State>
      </Specimen>
      <Specimen file="src/site/ui/Stats.tsx">
        <State name="with a note" wide>
          <Stats
            items={[
              {
                id: 'languages',
                value: t('home:hero.facts.languages.value'),
                label: t('home:hero.facts.languages.label'),
              },
              { id: 'price', value: money(pricePerAccount), label: t('home:hero.facts.price.label') },
              { id: 'weeks', value: t('home:hero.facts.weeks.value'), label: t('home:hero.facts.weeks.label') },
            ]}
            note={t('stats.note')}
          />
        </State>
      </Specimen>
      <Specimen file="src/site/ui/SectionHeading.tsx">
        <State name="with an introduction" wide>
          <SectionHeading title={title} lede={lede} />
        </State>
      </Specimen>
      <Specimen file="src/site/ui/Eyebrow.tsx">
        <State name="in a heading" wide>
          <h4>
            <Eyebrow>{t('nav.pricing')}</Eyebrow>
            {title}
          </h4>
        </State>
      </Specimen>
      <Specimen file="src/site/ui/Section.tsx" note="Full-bleed on its page; its content is in the container.">
        {(['paper', 'sunken', 'heather'] as const).map((tone) => (
          <State key={tone} name={tone} wide>
            <Section tone={tone}>
              <p>{lede}</p>
            </Section>
          </State>
        ))}
      </Specimen>
      <Specimen file="src/site/ui/PageHero.tsx">
        <State name="with a button" wide>
          <PageHero
            eyebrow={t('nav.pricing')}
            title={title}
            lede={lede}
            actions={
              <LocaleLink to="/contact" css={buttonPrimary}>
                {t('nav.trial')}
              </LocaleLink>
            }
            picture={
              <div css={{ width: 420, maxWidth: '100%' }}>
                <HeroScene />
              </div>
            }
          />
        </State>
      </Specimen>
      <Specimen file="src/site/ui/MessagePage.tsx" note="Its links: src/site/shell/SuggestedLinks.tsx.">
        <State name="with links" wide>
          <MessagePage
            title={t('notFound:title')}
            text={<p>{t('notFound:text')}</p>}
            picture={<SteppingStones slipped />}
          >
            <SuggestedLinks title={t('notFound:links.title')} />
          </MessagePage>
        </State>
      </Specimen>
      <Specimen file="src/site/shell/ContactCallToAction.tsx">
        <State name="a link to the contact page" wide>
          <ContactCallToAction
            id="gallery-question"
            title={t('home:cta.title')}
            text={t('home:cta.text')}
            button={t('nav.contact')}
          />
        </State>
      </Specimen>
      <Specimen file="src/site/ui/IconList.tsx">
        <State name="four, three of them with a hue" wide>
          <IconList
            items={tools.map((tool) => ({
              ...tool,
              title: t(`home:showcase.${tool.id}.title`),
              text: t(`home:showcase.${tool.id}.text`),
            }))}
          />
        </State>
      </Specimen>
      <Specimen file="src/site/ui/Figure.tsx" note="One image with a name for screen readers; nothing in it can be reached.">
        <State name="with a caption">
          <Figure label={t('scenes:hero.description')} caption={t('illustration.caption')}>
            <div css={{ width: 420, maxWidth: '100%' }}>
              <HeroScene />
            </div>
          </Figure>
        </State>
      </Specimen>
      <Specimen file="src/site/ui/Ticker.tsx" note="Stands still and wraps where the system asks for reduced motion.">
        <State name="moving; the button stops it" wide>
          <Ticker
            label={t('home:industries.label')}
            pauseLabel={t('home:industries.pause')}
            playLabel={t('home:industries.play')}
            items={hues.map((hue) => ({ id: hue, label: t(`nav.course.${hue}`), hue }))}
          />
        </State>
      </Specimen>
    </>
  );
}

const tools = [
  { id: 'aiBuilder', icon: 'sparkles' },
  { id: 'socialFeed', icon: 'message-circle', hue: 'hr' },
  { id: 'appraisals', icon: 'target', hue: 'leadership' },
  { id: 'careerPaths', icon: 'route', hue: 'licenses' },
] as const;

const card = css({ width: 300 });
