export const pin = import.meta.resolve('../src/pin.svg');
export const dynamic = (name) => import.meta.resolve(name);
