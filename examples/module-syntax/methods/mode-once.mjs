export const load = (name) =>
  import(/* webpackMode: "lazy-once" */ `../src/layers/${name}.js`);
