fetch(`https://${process.env.REGION}.example.com/teas`);
document.title = `Teas (${import.meta.env.REGION})`;
