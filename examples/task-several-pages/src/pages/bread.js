import { showHours } from '../hours.js';

showHours();
document.title += ': rye, wheat and spelt';
