const { setTimeout: wait } = require('node:timers/promises');

// Takes its time, like a loader that waits for another program.
module.exports = async function (source) {
  const { counter } = this;
  counter.now += 1;
  counter.most = Math.max(counter.most, counter.now);
  await wait(100);
  counter.now -= 1;
  return source;
};
