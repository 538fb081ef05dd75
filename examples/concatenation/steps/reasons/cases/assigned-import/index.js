import { reset } from './reset.js';

reset();
