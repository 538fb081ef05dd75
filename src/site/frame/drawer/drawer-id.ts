// The menu button in the header names the drawer before its code is there.
export const DRAWER_ID = 'drawer';
