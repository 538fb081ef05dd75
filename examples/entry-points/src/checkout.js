import { track } from './track.js';

track('checkout');
