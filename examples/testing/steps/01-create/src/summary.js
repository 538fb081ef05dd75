import { sentence } from '@/sentence.js';
import boot from './boot.svg';
import './summary.css';

export function summary(walks) {
  const picture = document.createElement('img');
  picture.src = boot;
  picture.alt = '';
  const line = document.createElement('p');
  line.className = 'summary';
  line.append(picture, sentence(walks, UNIT));
  return line;
}
