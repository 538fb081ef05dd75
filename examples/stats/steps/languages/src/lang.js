export const loadWords = (language) =>
  import(/* webpackChunkName: "lang/[request]" */ `./lang/${language}.json`);
