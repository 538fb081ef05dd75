import { log } from './log.js';

log('late');
