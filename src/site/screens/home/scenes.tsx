import { AppraisalScene } from '../../scenes/AppraisalScene';
import { CareerPathScene } from '../../scenes/CareerPathScene';
import { HeroScene } from '../../scenes/HeroScene';
import { SignOffScene } from '../../scenes/SignOffScene';
import { SmallRecord, smallScenes } from '../../scenes/smallScenes';
import { SocialFeedScene } from '../../scenes/SocialFeedScene';

/** The scenes below the first screen. */
export const scenes = {
  ...smallScenes,
  appraisal: <AppraisalScene />,
  careerPath: <CareerPathScene />,
  hero: <HeroScene />,
  record: <SmallRecord />,
  signOff: <SignOffScene />,
  socialFeed: <SocialFeedScene />,
};
