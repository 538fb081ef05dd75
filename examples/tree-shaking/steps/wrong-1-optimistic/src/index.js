import { badge } from '../widgets/index.js';
import '../widgets/register.js';
import { toMiles } from './units.js';

document.body.append(badge(`${Math.round(toMiles(878))} miles`));
