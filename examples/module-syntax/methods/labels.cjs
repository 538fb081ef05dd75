require: './legend.cjs';
