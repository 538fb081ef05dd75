import './shop.css';

console.log('Open from 9 to 6');
