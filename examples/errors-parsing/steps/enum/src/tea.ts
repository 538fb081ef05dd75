export enum Tea {
  EarlGrey,
  Sencha,
}
