__webpack_hash__ = 'abc';
