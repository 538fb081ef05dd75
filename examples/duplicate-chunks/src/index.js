document.querySelector('#view').addEventListener('click', () => {
  import(/* webpackChunkName: "viewer" */ './pdf-tool.js');
  import(/* webpackChunkName: "viewer" */ './zoom.js');
});

document.querySelector('#edit').addEventListener('click', () => {
  import(/* webpackChunkName: "editor" */ './text-tool.js');
  import(/* webpackChunkName: "editor" */ './zoom.js');
});
