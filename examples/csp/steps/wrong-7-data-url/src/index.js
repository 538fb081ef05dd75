import leaf from './leaf.svg';

const image = new Image();
image.src = leaf;
document.body.append(image);
