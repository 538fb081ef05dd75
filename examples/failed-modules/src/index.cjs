for (const attempt of ['first', 'second']) {
  try {
    console.log(attempt, require('./settings.cjs'));
  } catch (error) {
    console.log(attempt, error.message);
  }
}
