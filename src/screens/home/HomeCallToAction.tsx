import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { Art } from '../../scenes/Art';
import { from } from '../../ui/breakpoints';
import { buttonAccent, buttonOnSlate, buttonRow } from '../../ui/button';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';
import { words } from './sectionStyles';

/** The home page's call to action. */
export function HomeCallToAction() {
  const { t } = useTranslation('home');
  return (
    <Section labelledBy="closing">
      <div data-tone="slate" css={card}>
        <div css={[words, text]}>
          <h2 id="closing">{t('cta.title')}</h2>
          <p css={ledeStyle}>{t('cta.text')}</p>
          <div css={buttonRow}>
            <LocaleLink to="/contact?topic=trial" css={buttonAccent} data-trial="">
              {t('cta.trial')}
            </LocaleLink>
            <LocaleLink to="/contact?topic=demo" css={buttonOnSlate}>
              {t('cta.demo')}
            </LocaleLink>
          </div>
        </div>
        <Art name="steps" css={drawing} />
      </div>
    </Section>
  );
}

const card = css({
  position: 'relative',
  overflow: 'clip',
  padding: 'clamp(32px, 6vw, 80px) clamp(24px, 5vw, 72px)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
});

const text = css({ position: 'relative', [from.wide]: { maxWidth: '34rem' } });

const drawing = css({
  display: 'none',
  forcedColorAdjust: 'none',
  [from.wide]: {
    display: 'block',
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 'clamp(24px, 5vw, 72px)',
    height: '78%',
    aspectRatio: '360 / 300',
  },
});
