const light = new URL('./studio.hdr', import.meta.url);
const license = new URL('./COPYING', import.meta.url);
console.log('Welcome', light.href, license.href);
