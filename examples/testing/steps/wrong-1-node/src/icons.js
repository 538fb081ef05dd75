export const icons = import.meta.webpackContext('./', { regExp: /\.svg$/ });
