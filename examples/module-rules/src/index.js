import { polyfill } from '../vendor/polyfill.js';
import { panel } from './admin/panel.js';
import { total } from './cart.js';
import logo from './logo.svg';
import logoSource from './logo.svg?raw';
import rates from './rates.txt' with { type: 'rows' };
import terms from './terms.md';
import settings from './settings.json';
import './theme.css';

polyfill();
const hero = new URL('./hero.png', import.meta.url);
console.log(total(rates), panel, terms, settings.currency, logoSource.length, logo, hero.href);
