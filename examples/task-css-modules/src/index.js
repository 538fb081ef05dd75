import './reset.css';
import { soldOut } from './ticket.module.css';

const ticket = document.createElement('p');
ticket.className = soldOut;
ticket.textContent = 'Opera';
document.body.append(ticket);
