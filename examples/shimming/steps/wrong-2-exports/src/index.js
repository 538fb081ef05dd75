import './old/visits.js';
import { units } from './old/units.js';

document.querySelector('p').textContent = `Highest: ${units.feet(3.4)} ft`;
document.querySelector('output').textContent = `Visits: ${window.visits}`;
