import { showHours } from '../hours.js';

showHours();
