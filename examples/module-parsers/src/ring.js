import * as till from './till.js';

till.ring();
