import './old/visits.js';
import { highest } from './old/highest.js';

const tides = [
  { time: '3:10', meters: 2.9 },
  { time: '15:30', meters: 3.4 },
];

if (!Array.prototype.toSorted) {
  await import(/* webpackChunkName: "polyfill" */ 'core-js/actual/array/to-sorted.js');
}

for (const { time } of tides.toSorted((a, b) => b.meters - a.meters)) {
  const item = document.createElement('li');
  item.textContent = time;
  document.querySelector('ol').append(item);
}

document.querySelector('p').textContent = `Highest: ${highest(tides)}`;
document.querySelector('output').textContent = `Visits: ${window.visits}`;
