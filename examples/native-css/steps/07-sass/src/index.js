import './style.css';
import { card, title } from './book.module.css';
import { shelf } from './shelf.module.scss';

const book = document.createElement('article');
book.className = card;

const heading = document.createElement('h2');
heading.className = title;
heading.textContent = 'The Left Hand of Darkness';

const list = document.createElement('ul');
list.className = shelf;
for (const name of ['Kindred', 'Solaris']) {
  const item = document.createElement('li');
  item.textContent = name;
  list.append(item);
}

book.append(heading);
document.body.append(book, list);
