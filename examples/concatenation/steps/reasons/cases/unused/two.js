export const two = ['two'];
