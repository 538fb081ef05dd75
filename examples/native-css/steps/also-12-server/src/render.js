import { title } from './book.module.css';

export const render = () => `<h2 class="${title}">Solaris</h2>`;
