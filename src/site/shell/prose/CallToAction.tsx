import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { TreeElement } from '../../../content/mdx/tree';
import { usePage } from '../../i18n/usePage';
import { buttonAccent } from '../../ui/button';
import { ContactLink } from '../ContactLink';
import { PartBoundary } from '../PartBoundary';
import { Prose } from './Prose';
import { CallToActionBand } from '../../ui/CallToActionBand';

interface CallToActionProps {
  element: TreeElement;
  picture?: ReactNode;
  drawing?: ReactNode;
}

/** The call to action of a feature or course page (MDX: CallToAction). */
export function CallToAction({ element: { props, children = [] }, picture, drawing }: CallToActionProps) {
  const { route } = usePage();
  return (
    <CallToActionBand
      id="next"
      title={props?.title}
      picture={picture && <PartBoundary silent>{picture}</PartBoundary>}
      drawing={drawing}
      action={
        <ContactLink topic={route.startsWith('/features/') ? 'demo' : 'trial'} css={[buttonAccent, large]}>
          {props?.button}
        </ContactLink>
      }
    >
      <Prose tree={children} />
    </CallToActionBand>
  );
}

const large = css({ minHeight: 56, padding: '14px 28px', fontSize: '1.0625rem' });
