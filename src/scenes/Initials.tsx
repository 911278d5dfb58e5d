import { css } from '@emotion/react';
import { tones, type Tone } from '../ui/tones';
import { tile, tinted } from './sceneStyles';

/** A person of the sample data: initials on a round tile. */
export function Initials({ of, tone = 'estuary' }: { of: string; tone?: Tone }) {
  return (
    <span data-hue={tones[tone]} css={[tile, tinted, round]}>
      {of}
    </span>
  );
}

const round = css({
  borderRadius: '1em',
  borderEndEndRadius: '.3em',
  fontSize: '.85em',
  inlineSize: '2.3em',
  blockSize: '2.3em',
});
