import db from 'mime-db';

const extensions = {
  'application/pdf': db['application/pdf'].extensions,
  'image/jpeg': db['image/jpeg'].extensions,
  'text/csv': db['text/csv'].extensions,
};

export const describe = (type) => `${type} (.${extensions[type].join(', .')})`;
