import { format } from './price.js';

export const html = `<p>You paid <b>${format(200)}</b>.</p>`;
