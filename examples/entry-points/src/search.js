import { track } from './track.js';

track('search');
