const units = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilometer' });
export const formatDistance = (meters) => units.format(meters / 1000);
