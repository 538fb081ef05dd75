export { formatDate } from './date.js';
export { formatTime } from './time.js';
export { formatDistance } from './distance.js';
