import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { ScenePlaceholder } from '../../scenes/ScenePlaceholder';
import { Illustration } from '../../ui/Figure';
import { useInView } from '../../ui/useInView';
import type { scenes as sceneElements } from './scenes';

interface LazySceneProps {
  name: keyof typeof sceneElements;
  /** What it shows; without it, it is decoration. */
  label?: string;
  /** What is there until it has loaded, such as nothing where it is in a box of its size. */
  placeholder?: ReactNode;
}

/**
 * A scene that is not in the HTML: it loads when it comes near the window, and has a placeholder of its size until then.
 */
export function LazyScene({ name, label, placeholder = <ScenePlaceholder /> }: LazySceneProps) {
  const [element, isInView] = useInView();
  const [scenes, setScenes] = useState(loadedScenes);
  useEffect(() => {
    if (!isInView) return;
    import('./scenes').then(
      (loaded) =>
        startTransition(() => {
          loadedScenes = loaded.scenes;
          setScenes(loadedScenes);
        }),
      // The words next to it describe the product, too.
      () => undefined,
    );
  }, [isInView]);
  const scene = scenes ? scenes[name] : placeholder;
  return (
    <div ref={element} aria-busy={!scenes}>
      {scenes && label ? <Illustration label={label}>{scene}</Illustration> : scene}
    </div>
  );
}

/** Shown at once on a page that is shown again, so that Back finds the place that was left. */
let loadedScenes: typeof sceneElements | undefined;
