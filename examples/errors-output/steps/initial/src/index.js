import(/* webpackChunkName: 'admin' */ './admin.js');
