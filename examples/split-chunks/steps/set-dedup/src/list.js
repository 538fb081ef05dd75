import './colors.js';
import './dates.js';
