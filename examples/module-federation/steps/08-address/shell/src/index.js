import('./first.js');
