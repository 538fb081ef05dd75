import db from 'mime-db';

export const describe = (type) => `${type} (.${db[type].extensions.join(', .')})`;
