const load = () => import(/* webpackExports: ["route"] */ '../src/route.js');

load().then((planner) => console.log(planner));
