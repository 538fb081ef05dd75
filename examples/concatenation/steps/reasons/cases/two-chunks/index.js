import { log } from './log.js';

log('start');
import('./late.js');
