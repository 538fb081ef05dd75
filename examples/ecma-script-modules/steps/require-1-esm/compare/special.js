const greet = () => 'Hello';

export { greet as 'module.exports' };
