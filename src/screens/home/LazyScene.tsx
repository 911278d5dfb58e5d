import { lazy, Suspense, type ComponentType } from 'react';
import { ScenePlaceholder } from '../../scenes/ScenePlaceholder';
import { Illustration } from '../../ui/Figure';
import { useInView } from '../../ui/useInView';
import type * as scenesModule from './scenes';

interface SceneProps {
  /** What it shows; without it, it is decoration. */
  label?: string;
}

/**
 * A scene that is not in the HTML: it loads when it comes near the window, and has a placeholder of its size until then.
 */
export function LazyScene({ name, label }: SceneProps & { name: keyof typeof scenes }) {
  const [element, isInView] = useInView();
  const Scene = scenes[name];
  return (
    <div ref={element}>
      {isInView ? (
        <Suspense fallback={<ScenePlaceholder />}>
          <Scene label={label} />
        </Suspense>
      ) : (
        <ScenePlaceholder />
      )}
    </div>
  );
}

const scenes = {
  appraisal: lazyScene('AppraisalScene'),
  careerPath: lazyScene('CareerPathScene'),
  courseBuilder: lazyScene('CourseBuilderScene'),
  hero: lazyScene('HeroScene'),
  signOff: lazyScene('SignOffScene'),
  socialFeed: lazyScene('SocialFeedScene'),
};

function lazyScene(name: keyof typeof scenesModule) {
  return lazy(async (): Promise<{ default: ComponentType<SceneProps> }> => {
    try {
      const Scene = (await import('./scenes'))[name];
      return {
        default: ({ label }) =>
          label ? (
            <Illustration label={label}>
              <Scene />
            </Illustration>
          ) : (
            <Scene />
          ),
      };
    } catch {
      // The words next to it describe the product, too.
      return { default: ScenePlaceholder };
    }
  });
}
