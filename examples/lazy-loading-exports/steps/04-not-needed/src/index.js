const { short } = await import(
  /* webpackChunkName: "formats", webpackExports: ["short"] */ './formats.js'
);

console.log(short(new Date(0)));
