import { strToU8, zlibSync } from 'fflate';
import { header } from './headr.js';

export const pack = (text) => zlibSync(strToU8(header + text));
