import url from './logo.svg';

console.log(url);
