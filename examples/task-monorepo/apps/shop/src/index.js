import { euros } from '@acme/money';

document.querySelector('output').textContent = `Price: ${euros(1250)}`;
