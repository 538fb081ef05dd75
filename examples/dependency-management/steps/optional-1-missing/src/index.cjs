let colors = null;
try {
  colors = require('terminal-paint');
} catch (error) {
  if (error.code !== 'MODULE_NOT_FOUND') throw error;
}

console.log(colors ? colors.green('Lake') : 'Lake');
