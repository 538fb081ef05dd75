import { title } from './book.module.css';

export const render = () =>
  `<style>${__webpack_css_server_styles__}</style><h2 class="${title}">Solaris</h2>`;
