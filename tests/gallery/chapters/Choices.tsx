import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../../src/site/i18n/LocaleLink';
import { ContactLink } from '../../../src/site/shell/ContactLink';
import { ExternalLink } from '../../../src/site/shell/ExternalLink';
import { BreadcrumbNav } from '../../../src/site/shell/head/BreadcrumbNav';
import { NavigationItems } from '../../../src/site/shell/NavigationItems';
import { courseLinks, homeLink } from '../../../src/site/shell/navigationLinks';
import { Accordion } from '../../../src/site/ui/Accordion';
import {
  buttonAccent,
  buttonOnSlate,
  buttonPrimary,
  buttonRow,
  buttonSecondary,
  iconButton,
  disabledButton,
} from '../../../src/site/ui/button';
import { Chips } from '../../../src/site/ui/Chips';
import { Disclosure } from '../../../src/site/ui/Disclosure';
import { Icon } from '../../../src/site/ui/Icon';
import { NavMenu } from '../../../src/site/ui/NavMenu';
import { Tabs } from '../../../src/site/ui/Tabs';
import { Tooltip } from '../../../src/site/ui/Tooltip';
import { AfterMount } from '../AfterMount';
import { PointerStates, Specimen, State } from '../Specimen';

/** Buttons, links, menus. */
export function Choices() {
  const { t } = useTranslation(['common', 'home', 'integrations']);
  const [chosen, choose] = useState<'all' | 'hr' | 'video'>('all');
  const tools = (['aiBuilder', 'socialFeed', 'signOff'] as const).map((id) => ({
    id,
    label: t(`home:showcase.${id}.label`),
    title: t(`home:showcase.${id}.title`),
    text: <p>{t(`home:showcase.${id}.text`)}</p>,
  }));
  const tabs = tools.map(({ id, label, text }) => ({ id, label, panel: text }));
  const questions = tools.map(({ id, title, text }) => ({ id, question: title, answer: text }));
  return (
    <>
      <Specimen name="Buttons" file="src/site/ui/button.ts" note="Styles, not components, for links and buttons.">
        {buttons.map(({ name, style, slate }) => (
          <State key={name} name={name} slate={slate} wide>
            <div css={[buttonRow, roomy]}>
              {[undefined, 'hover', 'focus'].map((shown) => (
                <span key={shown ?? name} data-shown={shown}>
                  <button type="button" css={style}>
                    {t('nav.trial')} {shown}
                  </button>
                </span>
              ))}
              <button type="button" css={[style, disabledButton]} disabled>
                {t('nav.trial')} disabled
              </button>
              <LocaleLink to="/contact" css={style}>
                {t('nav.trial')} <Icon name="arrow-right" />
              </LocaleLink>
            </div>
          </State>
        ))}
        <PointerStates name="iconButton">
          <button type="button" css={iconButton} aria-label={t('nav.menu')}>
            <Icon name="menu" />
          </button>
        </PointerStates>
      </Specimen>
      <Specimen file="src/site/i18n/LocaleLink.tsx">
        <PointerStates name="in no state">
          <LocaleLink to="/pricing">{t('nav.pricing')}</LocaleLink>
        </PointerStates>
      </Specimen>
      <Specimen file="src/site/shell/ContactLink.tsx">
        <State name="for a demo">
          <ContactLink topic="demo" accounts={240}>
            {t('nav.contact')}
          </ContactLink>
        </State>
      </Specimen>
      <Specimen file="src/site/shell/ExternalLink.tsx">
        <State name="in a sentence">
          <ExternalLink href="https://example.org">{t('footer.flags')}</ExternalLink>
        </State>
      </Specimen>
      <Specimen file="src/site/shell/head/BreadcrumbNav.tsx">
        <State name="three steps, the second without a page of its own" wide>
          <BreadcrumbNav items={[{ label: t('nav.features') }, { label: t('nav.feature.qms') }]} />
        </State>
      </Specimen>
      <Specimen file="src/site/ui/NavMenu.tsx" note="One open menu at a time; a press elsewhere closes it.">
        <State name="in a narrow container">
          <NavMenu id="gallery-narrow" label={t('nav.features')}>
            <NavigationItems links={[homeLink]} />
          </NavMenu>
        </State>
        <State name="closed, with the current page, and open in two columns" wide>
          <div css={{ overflowX: 'auto' }}>
            <div css={wideContainerRow}>
              <NavMenu id="gallery-closed" label={t('nav.features')}>
                <NavigationItems links={[homeLink]} />
              </NavMenu>
              <NavMenu id="gallery-current" label={t('nav.features')}>
                <li>
                  <a href="#choices" aria-current="page">
                    {t('nav.home')}
                  </a>
                </li>
              </NavMenu>
              <AfterMount act={pressFirstButton}>
                <NavMenu id="gallery-open" label={t('nav.courses')}>
                  <NavigationItems links={courseLinks} />
                </NavMenu>
              </AfterMount>
            </div>
          </div>
        </State>
      </Specimen>
      <Specimen file="src/site/ui/Tabs.tsx">
        <State name="the first selected" wide>
          <Tabs label={t('home:showcase.label')} tabs={tabs} />
        </State>
        <State name="the second selected" wide>
          <AfterMount act={(root) => root.querySelectorAll('button')[1]?.click()}>
            <Tabs label={t('home:showcase.label')} tabs={tabs} />
          </AfterMount>
        </State>
      </Specimen>
      <Specimen file="src/site/ui/Accordion.tsx">
        <State name="closed" wide>
          <Accordion items={questions} />
        </State>
        <State name="open" wide>
          <AfterMount act={pressFirstButton}>
            <Accordion items={questions} />
          </AfterMount>
        </State>
      </Specimen>
      <Specimen file="src/site/ui/Disclosure.tsx">
        <State name="closed" wide>
          <Disclosure title={tools[0]?.title}>{tools[0]?.text}</Disclosure>
        </State>
      </Specimen>
      <Specimen file="src/site/ui/Chips.tsx">
        <State name="with counts">
          <Chips
            legend={t('integrations:filter.legend')}
            value={chosen}
            onChange={choose}
            options={[
              { value: 'all', label: t('integrations:filter.all'), count: 20 },
              { value: 'hr', label: t('integrations:category.hr'), count: 12 },
              { value: 'video', label: t('integrations:category.video') },
            ]}
          />
        </State>
      </Specimen>
      <Specimen file="src/site/ui/Tooltip.tsx">
        <State name="open">
          <div css={{ padding: 48 }}>
            <AfterMount
              act={(root) => root.querySelector('button')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))}
            >
              <Tooltip label={t('nav.menu')}>
                <button type="button" css={iconButton} aria-label={t('nav.menu')}>
                  <Icon name="menu" />
                </button>
              </Tooltip>
            </AfterMount>
          </div>
        </State>
      </Specimen>
    </>
  );
}

const buttons = [
  { name: 'buttonPrimary', style: buttonPrimary, slate: false },
  { name: 'buttonSecondary', style: buttonSecondary, slate: false },
  { name: 'buttonAccent', style: buttonAccent, slate: true },
  { name: 'buttonOnSlate', style: buttonOnSlate, slate: true },
] as const;

function pressFirstButton(root: HTMLElement): void {
  root.querySelector('button')?.click();
}

const roomy = css({ gap: 16 });

const wideContainerRow = css({ display: 'flex', containerType: 'inline-size', width: '75rem', minHeight: 340 });
