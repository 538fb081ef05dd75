export default {
  mode: 'production',
  output: {
    // The server has no content type for this extension.
    webassemblyModuleFilename: '[hash].bin',
    wasmStreamingFallback: false,
  },
};
