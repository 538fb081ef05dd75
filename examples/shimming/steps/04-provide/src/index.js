import './old/visits.js';
import { highest } from './old/highest.js';

const tides = [
  { time: '3:10', meters: 2.9 },
  { time: '15:30', meters: 3.4 },
];

document.querySelector('p').textContent = `Highest: ${highest(tides)}`;
document.querySelector('output').textContent = `Visits: ${window.visits}`;
