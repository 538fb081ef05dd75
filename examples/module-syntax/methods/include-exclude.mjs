export const load = (name) =>
  import(
    /* webpackInclude: /\.js$/ */
    /* webpackExclude: /\.test\.js$/ */
    `../src/layers/${name}`
  );
