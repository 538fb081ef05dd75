// The only script of a printable page: it opens the print dialog once everything is there.
addEventListener('load', () => print());
