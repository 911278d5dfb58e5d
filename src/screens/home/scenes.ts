/** The scenes below the first screen, in a chunk of their own. */
export { AppraisalScene } from '../../scenes/AppraisalScene';
export { CareerPathScene } from '../../scenes/CareerPathScene';
export { CourseBuilderScene } from '../../scenes/CourseBuilderScene';
export { HeroScene } from '../../scenes/HeroScene';
export { SignOffScene } from '../../scenes/SignOffScene';
export { SocialFeedScene } from '../../scenes/SocialFeedScene';
