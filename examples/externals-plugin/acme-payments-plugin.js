// For customers of Acme: 'acme-payments' comes from a script of the page.
export class AcmePaymentsPlugin {
  apply(compiler) {
    const { ExternalsPlugin } = compiler.webpack;

    new ExternalsPlugin('window', { 'acme-payments': 'AcmePayments' }).apply(compiler);
  }
}
