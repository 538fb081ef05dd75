import path from 'node:path';

export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  externals: ({ request, contextInfo, dependencyType }, callback) => {
    const issuer = path.relative(import.meta.dirname, contextInfo.issuer);
    console.log(`${dependencyType} ${request} from ${issuer || 'entry'}`);

    if (request.startsWith('lodash')) return callback(null, '_');
    callback();
  },
};
