import './page.css';

document.title = 'Garden shop';
