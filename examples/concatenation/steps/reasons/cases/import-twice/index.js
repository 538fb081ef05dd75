import { load } from './load.js';

load();
import('./load.js');
