export const stars = isEnabled('reviews') ? '4.5 stars' : '';
