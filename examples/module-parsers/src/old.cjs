with (Math) {
  module.exports = round(PI);
}
