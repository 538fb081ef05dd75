import logo from './logo.svg';

const image = new Image();
image.src = logo;
document.body.append(image);
