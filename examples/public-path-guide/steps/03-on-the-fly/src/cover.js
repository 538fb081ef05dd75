import cover from './cover.svg';

const image = new Image();
image.src = cover;
document.querySelector('h1').before(image);
