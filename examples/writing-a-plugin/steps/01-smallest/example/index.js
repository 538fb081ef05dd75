console.log('home');
import('./map.js').then(({ show }) => show('Vienna'));
