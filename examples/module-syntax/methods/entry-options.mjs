const worker = new Worker(
  /* webpackEntryOptions: { filename: "workers/[name].js" } */
  /* webpackChunkName: "meter" */
  new URL('../src/worker.js', import.meta.url),
);

worker.postMessage(3);
