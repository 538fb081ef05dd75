export enum Unit {
  Kilometer = 'km',
  Mile = 'mi',
}
