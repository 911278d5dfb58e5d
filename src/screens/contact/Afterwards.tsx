import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { SteppingStones } from '../../scenes/SteppingStones';
import { from } from '../../ui/breakpoints';
import { buttonPrimary } from '../../ui/button';
import { container } from '../../ui/container';

interface AfterwardsProps {
  arrived: boolean;
  title: string;
  children: ReactNode;
  aside: ReactNode;
}

/** What follows on a contact form that was sent without JavaScript: how it went, and where to go from here. */
export function Afterwards({ arrived, title, children, aside }: AfterwardsProps) {
  const { t } = useTranslation('contactSent');
  return (
    <div css={[container, screen]}>
      <div css={words}>
        <h1>{title}</h1>
        {children}
        <LocaleLink to="/" css={buttonPrimary}>
          {t('home')}
        </LocaleLink>
      </div>
      <SteppingStones slipped={!arrived} />
      <div css={further}>{aside}</div>
    </div>
  );
}

const screen = css({
  display: 'grid',
  gap: 'clamp(40px, 6vw, 72px)',
  alignItems: 'center',
  paddingBlock: 'clamp(32px, 5vw, 64px) var(--section)',
  '& > *': { minWidth: 0 },
  [from.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
});

const words = css({ display: 'grid', gap: 'clamp(16px, 2vw, 24px)', justifyItems: 'start' });

const further = css({
  display: 'grid',
  gap: 14,
  alignSelf: 'start',
  '& > h2': { fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)' },
});
