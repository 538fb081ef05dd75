window.AcmePayments = { pay: (amount) => `Paid ${amount} EUR` };
