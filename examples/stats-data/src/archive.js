import { strToU8, zlibSync } from 'fflate';

export const pack = (text) => zlibSync(strToU8(text));
