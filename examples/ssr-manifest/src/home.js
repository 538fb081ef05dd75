import { money } from './money.js';

export const render = () => `<h1>Tea</h1><p>Assam, ${money(7)}</p>`;
