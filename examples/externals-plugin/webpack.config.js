import { AcmePaymentsPlugin } from './acme-payments-plugin.js';

export default {
  mode: 'production',
  plugins: [new AcmePaymentsPlugin()],
};
