console.log('layer', __webpack_layer__);
