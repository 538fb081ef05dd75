const months = 'January February March April May June July August September October November December';
const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday';

document.body.dataset.months = months.split(' ').length;
document.body.dataset.days = days.split(' ').length;
for (const name of [...months.split(' '), ...days.split(' ')]) {
  const option = document.createElement('option');
  option.textContent = name;
  option.value = name.slice(0, 3).toLowerCase();
  document.querySelector('#dates')?.append(option);
}
