import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { TreeElement } from '../../../content/mdx/tree';
import type { ContactTopic } from '../../contactTopics';
import { buttonAccent } from '../../ui/button';
import { ContactLink } from '../ContactLink';
import { Prose } from './Prose';
import { CallToActionBand } from '../../ui/CallToActionBand';

interface CallToActionProps {
  element: TreeElement;
  topic: ContactTopic;
  picture?: ReactNode;
  drawing?: ReactNode;
}

/** The closing card of a page (MDX: CallToAction). */
export function CallToAction({ element: { props, children = [] }, topic, picture, drawing }: CallToActionProps) {
  return (
    <CallToActionBand
      id="next"
      title={props?.title}
      picture={picture}
      drawing={drawing}
      action={
        <ContactLink topic={topic} css={[buttonAccent, large]}>
          {props?.button}
        </ContactLink>
      }
    >
      <Prose tree={children} />
    </CallToActionBand>
  );
}

const large = css({ minHeight: 56, padding: '14px 28px', fontSize: '1.0625rem' });
