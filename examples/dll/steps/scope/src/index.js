import { button } from 'design/button';
import { price } from 'design/price';

document.body.innerHTML = button(`Buy for ${price(385)}`);
