import _createClass from '@babel/runtime/helpers/createClass';

function Cart() {}
_createClass(Cart, [{ key: 'total', value: () => 240 }]);
document.querySelector('#total').textContent = new Cart().total();
