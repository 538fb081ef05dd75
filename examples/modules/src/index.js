import './shop.css';
import { euros } from './euros.ts';
import rates from './rates.json' with { type: 'json' };
import sum from './sum.cjs';
import terms from './terms.txt' with { type: 'text' };

const logo = new Image();
logo.src = new URL('./logo.svg', import.meta.url).href;

const worker = new Worker(new URL('./worker.js', import.meta.url));
worker.addEventListener('message', ({ data }) => console.log(euros(data)));
worker.postMessage(sum([10, 20]) * rates.tax);

document.body.append(logo, terms);
