import todo from './todo.txt';

console.log(todo);
