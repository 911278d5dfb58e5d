import { AppraisalScene } from '../../scenes/AppraisalScene';
import { CareerPathScene } from '../../scenes/CareerPathScene';
import { CourseBuilderScene } from '../../scenes/CourseBuilderScene';
import { HeroScene } from '../../scenes/HeroScene';
import { SignOffScene } from '../../scenes/SignOffScene';
import { SocialFeedScene } from '../../scenes/SocialFeedScene';

/** The scenes below the first screen, in a chunk of their own. */
export const scenes = {
  appraisal: <AppraisalScene />,
  careerPath: <CareerPathScene />,
  courseBuilder: <CourseBuilderScene />,
  hero: <HeroScene />,
  signOff: <SignOffScene />,
  socialFeed: <SocialFeedScene />,
};
