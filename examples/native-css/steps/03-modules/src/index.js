import './style.css';
import { card, title } from './book.module.css';

const book = document.createElement('article');
book.className = card;

const heading = document.createElement('h2');
heading.className = title;
heading.textContent = 'The Left Hand of Darkness';

book.append(heading);
document.body.append(book);
