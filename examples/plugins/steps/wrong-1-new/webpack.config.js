import { BudgetPlugin } from './budget-plugin.js';

export default {
  mode: 'production',
  plugins: [BudgetPlugin],
};
