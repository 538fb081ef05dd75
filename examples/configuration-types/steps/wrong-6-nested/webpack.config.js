const client = () => ({ mode: 'development' });
const server = () => ({ mode: 'development', target: 'node' });

export default () => [client, server];
