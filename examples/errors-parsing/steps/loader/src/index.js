import logo from './logo.svg';

document.querySelector('img').src = logo;
