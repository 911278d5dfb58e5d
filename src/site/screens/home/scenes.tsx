import { AppraisalScene } from '../../scenes/AppraisalScene';
import { CareerPathScene } from '../../scenes/CareerPathScene';
import { CourseBuilderScene } from '../../scenes/CourseBuilderScene';
import { LearnerPhoneScene } from '../../scenes/LearnerPhoneScene';
import { SignOffScene } from '../../scenes/SignOffScene';
import { SmallRecord, smallScenes } from '../../scenes/smallScenes';
import { SocialFeedScene } from '../../scenes/SocialFeedScene';

/** The scenes below the first screen. */
export const scenes = {
  ...smallScenes,
  appraisal: <AppraisalScene />,
  careerPath: <CareerPathScene />,
  courseBuilder: <CourseBuilderScene />,
  phone: <LearnerPhoneScene />,
  record: <SmallRecord />,
  signOff: <SignOffScene />,
  socialFeed: <SocialFeedScene />,
};
