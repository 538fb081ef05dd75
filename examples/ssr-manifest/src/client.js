import './style.css';
import { routes } from './routes.js';

const { start } = await routes[location.pathname].load();
start?.(document.querySelector('main'));
