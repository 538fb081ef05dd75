import './style.css';

document.body.append('It works.');
