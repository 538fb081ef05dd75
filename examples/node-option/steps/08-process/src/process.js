export default {
  browser: true,
  env: {},
  nextTick: (callback, ...values) => queueMicrotask(() => callback(...values)),
};
