import './old/visits.js';

document.querySelector('output').textContent = `Visits: ${window.visits}`;
