import title from './texts/title.txt';

const logo = new URL('./images/logo.svg', import.meta.url);

console.log(title, logo.href);
