export const load = () => [
  import(/* webpackChunkName: planner */ '../src/route.js'),
  import(/* webpackPrefetch: "yes" */ '../src/units.js'),
  import(/* webpackChunkname: "planner" */ '../src/print.js'),
];
