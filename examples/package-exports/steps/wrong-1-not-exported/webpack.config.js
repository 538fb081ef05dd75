import './link.js';

export default {
  mode: 'production',
};
