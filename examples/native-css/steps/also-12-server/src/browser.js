import { title } from './book.module.css';

document.querySelector('h2').classList.add(title);
