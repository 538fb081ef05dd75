export const draw = () => 'map';
export const exportPdf = () => 'pdf';

console.log('draw', __webpack_exports_info__.draw.used);
console.log('exportPdf', __webpack_exports_info__.exportPdf.used);
