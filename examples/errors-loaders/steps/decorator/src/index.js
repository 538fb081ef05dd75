const tagged = (tea) => {
  tea.tag = 'tea';
};

@tagged
class Sencha {}

console.log(Sencha.tag);
