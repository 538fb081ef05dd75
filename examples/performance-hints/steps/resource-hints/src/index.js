const pay = () => import(/* webpackChunkName: "checkout", webpackPreload: true */ './checkout.js');
const later = () => import(/* webpackChunkName: "checkout", webpackPrefetch: true */ './checkout.js');

document.querySelector('#pay').addEventListener('click', pay);
document.querySelector('#cart').addEventListener('mouseenter', later);
