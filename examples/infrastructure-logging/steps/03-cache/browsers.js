export const browsers = 'browserslist:chrome >= 130';
