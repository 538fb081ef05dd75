import { draw } from './draw.js';
import config from './webpack.config.js';

console.log(await draw(config));
