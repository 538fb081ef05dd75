import maps from 'maps';

maps.show();
