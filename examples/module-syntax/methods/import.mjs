import legend, { title } from '../src/legend.cjs';
import { km } from '../src/units.js';
import * as route from '../src/route.js';

console.log(km(3), title, legend.entries, route.reverse('A', 'B'));
