import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { TreeElement } from '../../model/mdx/tree';
import { LocaleLink } from '../../i18n/LocaleLink';
import { buttonAccent } from '../../ui/button';
import { Prose } from '../Prose';
import { CallToActionBand } from '../../ui/CallToActionBand';

interface CallToActionProps {
  element: TreeElement;
  picture?: ReactNode;
}

/** The call to action of a feature or course page (MDX: CallToAction). */
export function CallToAction({ element: { props, children = [] }, picture }: CallToActionProps) {
  return (
    <CallToActionBand
      id="next"
      title={props?.title}
      picture={picture}
      action={
        <LocaleLink to="/contact" css={[buttonAccent, large]}>
          {props?.button}
        </LocaleLink>
      }
    >
      <Prose tree={children} />
    </CallToActionBand>
  );
}

const large = css({ minHeight: 56, padding: '14px 28px', fontSize: '1.0625rem' });
