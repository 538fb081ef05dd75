import $ from 'jquery';

$('h1').text('Orders');
