const hot = import.meta.webpackHot;
const report = (info) => console.log(info);

document.querySelector('button').addEventListener('click', async () => {
  console.log('check:', await hot.check());
  const applied = await hot.apply({
    ignoreUnaccepted: true,
    ignoreDeclined: true,
    ignoreErrored: true,
    onAccepted: report,
    onUnaccepted: report,
    onDeclined: report,
    onDisposed: report,
    onErrored: report,
  });
  console.log('apply:', applied);
  console.log('status:', hot.status());
});
