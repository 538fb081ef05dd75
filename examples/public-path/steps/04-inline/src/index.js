import logo from './logo.svg';

const image = document.createElement('img');
image.src = logo;
document.body.append(image);
console.log(image.src);
import('./price.js').then(({ price }) => console.log(price(3)));
