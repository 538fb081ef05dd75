console.log(__webpack_runtime_id__, __webpack_chunkname__);
