import { log as first } from './log.js?page=1';
import { log as second } from './log.js?page=2';

first();
second();
