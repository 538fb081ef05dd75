export const load = (name) =>
  import(/* webpackChunkName: "layer-[request]" */ `../src/layers/${name}.js`);
