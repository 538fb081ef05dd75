import pattern from './pattern.svg';

document.body.style.backgroundImage = `url("${pattern}")`;
