import('./show.js');
