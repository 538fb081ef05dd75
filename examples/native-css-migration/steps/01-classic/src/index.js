import './base.css';
import './poster.scss';
import * as styles from './ticket.module.css';

const ticket = document.createElement('p');
ticket.className = styles.soldOut;
ticket.textContent = 'Row 7, seat 12';

document.body.append(ticket);
