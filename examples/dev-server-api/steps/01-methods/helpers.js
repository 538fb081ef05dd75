import WebpackDevServer from 'webpack-dev-server';

const { findCacheDir, findIp, getFreePort, getHostname, isAbsoluteURL } = WebpackDevServer;

console.log(`http://localhost:${await getFreePort('auto', 'localhost')}/`);
console.log(`http://localhost:${await getFreePort(9000, 'localhost')}/`);

console.log(findIp('v4', true), findIp('127.0.0.1'));
console.log(await getHostname('localhost'));

console.log(isAbsoluteURL('https://tea.example/'), isAbsoluteURL('/tea/'));
console.log(findCacheDir());
