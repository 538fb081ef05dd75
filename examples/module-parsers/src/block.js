import css from './block.css';

document.body.style = css;
