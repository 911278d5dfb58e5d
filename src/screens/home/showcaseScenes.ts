/** The scenes of the showcase, in a chunk of their own. */
export { AppraisalScene as appraisals } from '../../scenes/AppraisalScene';
export { CareerPathScene as careerPaths } from '../../scenes/CareerPathScene';
export { CourseBuilderScene as aiBuilder } from '../../scenes/CourseBuilderScene';
export { SignOffScene as signOff } from '../../scenes/SignOffScene';
export { SocialFeedScene as socialFeed } from '../../scenes/SocialFeedScene';
