import logo from './logo.svg';
import logoSource from './logo.svg?raw';
import './theme.css';

console.log(logo, logoSource);
