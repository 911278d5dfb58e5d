/** The pictures behind the showcase's closed tabs, in a script of their own: only who turns to the tabs needs them. */
export { AppraisalScene as appraisals } from '../../scenes/AppraisalScene';
export { CareerPathScene as careerPaths } from '../../scenes/CareerPathScene';
export { SignOffScene as signOff } from '../../scenes/SignOffScene';
export { SocialFeedScene as socialFeed } from '../../scenes/SocialFeedScene';
