import * as state from './state.js';

export const reset = () => {
  [state.total] = [0];
};
