import { draw } from './exports-info.mjs';

draw();
