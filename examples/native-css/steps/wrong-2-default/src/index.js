import book from './book.module.css';

document.body.className = book.card;
