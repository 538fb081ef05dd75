import { price } from '!style-loader!css-loader?{"modules":true}!./price.css';

const line = document.createElement('p');
line.className = price;
line.textContent = 'Sencha: 6.50';
document.body.append(line);
