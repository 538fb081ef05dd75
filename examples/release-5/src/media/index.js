import logo from './logo.svg';
import notice from './notice.txt';

const worker = new Worker(new URL('./sum.worker.js', import.meta.url));
worker.postMessage([1, 2, 3]);
worker.onmessage = ({ data }) => console.log(data, logo, notice);

const photo = new Image();
photo.src = new URL('./photo.png', import.meta.url);
document.body.append(photo);
