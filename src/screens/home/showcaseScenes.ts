/** The scenes of the showcase's further tabs, in a chunk of their own. */
export { AppraisalScene as appraisals } from '../../scenes/AppraisalScene';
export { CareerPathScene as careerPaths } from '../../scenes/CareerPathScene';
export { SignOffScene as signOff } from '../../scenes/SignOffScene';
export { SocialFeedScene as socialFeed } from '../../scenes/SocialFeedScene';
