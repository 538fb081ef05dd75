import { total } from './total.ts';
import shop from './shop.json';
import terms from './terms.txt' with { type: 'text' };
import './shop.css';
import { price } from './price.module.css';

const line = document.createElement('p');
line.className = price;
line.textContent = `${shop.name}: ${total([4.2, 6.5])} EUR. ${terms}`;

const logo = document.createElement('img');
logo.src = new URL('./logo.svg', import.meta.url);
logo.alt = shop.name;

document.body.append(logo, line);
