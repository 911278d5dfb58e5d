import { AppraisalScene } from '../../scenes/AppraisalScene';
import { CareerPathScene } from '../../scenes/CareerPathScene';
import { CourseBuilderScene } from '../../scenes/CourseBuilderScene';
import { featureScenes } from '../../scenes/featureScenes';
import { RecordScene } from '../../scenes/RecordScene';
import { SignOffScene } from '../../scenes/SignOffScene';
import { SocialFeedScene } from '../../scenes/SocialFeedScene';

/** The scenes below the first screen, in a chunk of their own. */
export const scenes = {
  ...featureScenes,
  appraisal: <AppraisalScene />,
  careerPath: <CareerPathScene />,
  courseBuilder: <CourseBuilderScene />,
  record: <RecordScene />,
  signOff: <SignOffScene />,
  socialFeed: <SocialFeedScene />,
};
