import { readFileSync } from 'node:fs';

const file = `${import.meta.dirname}/rooms.json`;

const fillIn = (html, { addDependency }) => {
  addDependency(file);
  const rooms = JSON.parse(readFileSync(file, 'utf8'));
  return html.replace('{{ rooms }}', rooms.map((room) => `<li>${room}</li>`).join(''));
};

export default {
  mode: 'production',
  entry: './src/index.html',
  output: { clean: true },
  module: {
    parser: { html: { template: fillIn } },
  },
};
