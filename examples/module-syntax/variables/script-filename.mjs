const filename = __webpack_get_script_filename__;

__webpack_get_script_filename__ = (id) => `${filename(id)}?retry=1`;

export const load = () => import('../src/print.js');
