import { createContext, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isHydrating } from '../../ui/hydrating';
import type { HeadTagsProps } from './HeadTags';

/** Fetches what writes heads, so that it is there when a page is changed; as often as one likes. */
export const loadHeadTags = () => import('./HeadTags');

const Tags = lazy<ComponentType<HeadTagsProps>>(() => loadHeadTags().catch(() => ({ default: TitleAlone })));

/** Where it does not come, the page is named at least (WCAG 2.4.2). */
function TitleAlone({ fullTitle }: HeadTagsProps) {
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
  return null;
}

/**
 * In the browser, the heads of all pages but the first, whose HTML has its own: react-helmet comes once somebody is
 * about to go on, which leaves 6 KiB out of every page's start.
 */
function LaterHeadTags(props: HeadTagsProps) {
  const [served] = useState(() => (isHydrating() ? props.fullTitle : undefined));
  return props.fullTitle === served ? null : (
    <Suspense>
      <Tags {...props} />
    </Suspense>
  );
}

/** How a page's head is written; the server puts in `HeadTags` itself. */
export const HeadTagsContext = createContext<(props: HeadTagsProps) => ReactNode>((props) => (
  <LaterHeadTags {...props} />
));
