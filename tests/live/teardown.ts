import { removeCopy } from './copy';

export default removeCopy;
