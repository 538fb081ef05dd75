import { bundle } from './bundle.js';
import cube from './cube.svg';
import './styles.css';

const picture = new Image();
picture.src = cube;
picture.alt = bundle('assets');
document.body.append(picture);
