import { hello } from './fr.js';

if (hello !== 'Bonjour') throw new Error('not French');
