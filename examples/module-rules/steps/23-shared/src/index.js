import logo from './logo.svg';
import './theme.css';

console.log(logo);
