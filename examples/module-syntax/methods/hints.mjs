const pin = new Image();
pin.src = new URL(
  /* webpackPreload: true */
  /* webpackFetchPriority: "high" */
  /* webpackAs: "image" */
  /* webpackType: "image/svg+xml" */
  /* webpackMedia: "(min-width: 600px)" */
  '../src/pin.svg',
  import.meta.url,
).href;

document.body.append(pin);
