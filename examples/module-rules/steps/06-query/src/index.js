import file from './logo.svg';
import fragment from './logo.svg#icon';
import inline from './logo.svg?inline';
import source from './logo.svg?raw';
import both from './logo.svg?raw&inline';

console.log(file, fragment, inline, source, both);
