import(/* webpackChunkName: 'admin-panel' */ './admin.js');
