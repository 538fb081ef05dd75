const on = (id, load) => document.querySelector(id).addEventListener('click', load);

on('#archive', () => import('./archive.js'));
on('#comments', () => import('./comments.js'));
on('#gallery', () => import('./gallery.js'));
on('#share', () => import('./share.js'));
