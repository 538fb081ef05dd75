global.atlas = { zoom: 1 };

__webpack_global__.zoom = 2;
