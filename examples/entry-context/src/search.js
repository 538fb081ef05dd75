import { track } from './track.js';

track('search');

export const page = 'search';
