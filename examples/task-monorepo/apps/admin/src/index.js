import { euros } from '@acme/money';

document.querySelector('output').textContent = `Revenue: ${euros(99_900)}`;
