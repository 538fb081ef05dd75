// Where the script is published that changes a configuration of webpack 4 into one for webpack 5.

export const CODEMOD_PATH = '/migrate/webpack-4-to-5.mjs';
