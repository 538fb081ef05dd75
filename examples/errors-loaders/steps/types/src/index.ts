import logo from './logo.svg';

console.log(logo);
