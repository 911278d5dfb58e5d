import { createContext, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isHydrating } from '../../ui/hydrating';
import type { HeadTagsProps } from './HeadTags';

/** Loads HeadTags ahead of a navigation; repeated calls are free. */
export const loadHeadTags = () => import('./HeadTags');

const Tags = lazy<ComponentType<HeadTagsProps>>(() => loadHeadTags().catch(() => ({ default: TitleOnly })));

/** Sets at least the title where HeadTags fails to load (WCAG 2.4.2). */
function TitleOnly({ fullTitle }: HeadTagsProps) {
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
  return null;
}

/**
 * Renders the head of every page but the first, whose HTML has it: react-helmet loads with the first navigation, which
 * keeps 4 KiB out of the first visit.
 */
function LazyHeadTags(props: HeadTagsProps) {
  const [served] = useState(() => (isHydrating() ? props.fullTitle : undefined));
  return props.fullTitle === served ? null : (
    <Suspense>
      <Tags {...props} />
    </Suspense>
  );
}

/** Renders a page's head tags; the server provides `HeadTags` itself. */
export const HeadTagsContext = createContext<(props: HeadTagsProps) => ReactNode>((props) => (
  <LazyHeadTags {...props} />
));
