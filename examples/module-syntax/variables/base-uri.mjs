__webpack_base_uri__ = 'https://cdn.example.com/atlas/';

export const pin = new URL('../src/pin.svg', import.meta.url).href;
