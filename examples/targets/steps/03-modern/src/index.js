import { price } from './price.js';
import './style.css';

document.body.append(price({ net: 10 }));
