export { vat } from './vat.js';
import './amd.cjs';
import './old.cjs';
import * as card from './card.module.css';

import('./dialog.js').then(({ open }) => open(card.box));

const language = navigator.language.slice(0, 2);
import(`./lang/${language}.json`).then(console.log);

export const pages = import.meta.glob('./pages/*.js');
