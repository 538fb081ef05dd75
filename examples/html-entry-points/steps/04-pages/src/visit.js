import './style.css';
import { hours } from './hours.js';

for (const day of ['Monday', 'Tuesday']) {
  const item = document.createElement('li');
  item.textContent = `${day}: ${hours(day)}`;
  document.querySelector('ul').append(item);
}
