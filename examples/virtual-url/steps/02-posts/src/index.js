import { posts } from 'virtual:posts';

for (const { name, title } of posts) console.log(`${name}: ${title}`);
