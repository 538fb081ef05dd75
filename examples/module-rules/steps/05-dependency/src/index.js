import './legacy.cjs';
import logo from './logo.svg';
import './theme.css';

console.log(logo, new URL('./logo.svg', import.meta.url).href);
