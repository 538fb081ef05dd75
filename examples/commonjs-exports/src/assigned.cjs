Object.assign(exports, {
  used: () => 'assigned used',
  unused: () => 'assigned unused',
});
