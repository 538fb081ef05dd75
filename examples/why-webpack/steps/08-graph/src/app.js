import './cookbook.css';
import { scale } from './recipe.js';

const logo = document.createElement('img');
logo.src = new URL('./logo.svg', import.meta.url);
logo.alt = 'Cookbook';

document.body.append(logo, `Flour: ${scale(250, 4)}`);
