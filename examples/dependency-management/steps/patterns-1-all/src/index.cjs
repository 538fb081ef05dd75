const [name] = process.argv.slice(2);
const folder = './formats';

exports.load = {
  template: () => require(`./formats/${name}.js`),
  joined: () => require('./formats/' + name),
  prefix: () => require(`./formats/c${name}.js`),
  between: () => require(`./${name}/drafts/${name}.js`),
  variable: () => require(`${folder}/${name}.js`),
  alias: () => require(`@formats/drafts/${name}.js`),
  either: () => require(name ? './formats/csv.js' : './formats/json.js'),
};
