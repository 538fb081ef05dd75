define('planner', ['../src/units.js', '../src/legend.cjs'], (units, legend) => {
  return { label: `${legend.title}: ${units.km(3)} km` };
});
