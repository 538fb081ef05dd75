import JSON5 from 'json5/dist/index.mjs';

export const settings = () => JSON5.parse("{ theme: 'dark' }");
