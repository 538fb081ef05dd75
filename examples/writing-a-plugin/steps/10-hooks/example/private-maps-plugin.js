import { HeadersFilePlugin } from 'headers-file-plugin';

export class PrivateMapsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrivateMapsPlugin', (compilation) => {
      const hooks = HeadersFilePlugin.getCompilationHooks(compilation);
      hooks.headers.tap('PrivateMapsPlugin', (headers, { name }) =>
        name.endsWith('.map') ? [...headers, 'X-Robots-Tag: noindex'] : headers,
      );
    });
  }
}
