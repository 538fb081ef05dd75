import { monthOf } from './dates.js';

const form = document.createElement('form');
form.innerHTML = '<label>Your comment <textarea></textarea></label>';
form.addEventListener('submit', () => form.append(monthOf(new Date())));
document.querySelector('main').append(form);
