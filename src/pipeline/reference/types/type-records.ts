// Everything that is read from running webpack objects and type declarations, in one list.
import type { ReferenceRecord } from '../../../model/reference.ts';
import { classRecords } from './class-records.ts';
import { hookRecords } from './hook-records.ts';
import { loaderContextRecords, objectRecords, statsRecords } from './member-records.ts';
import { moduleRecords } from './module-records.ts';

export function typeRecords(): ReferenceRecord[] {
  const { compiler, compilation } = objectRecords();
  return [
    ...hookRecords(),
    ...compiler,
    ...compilation,
    ...loaderContextRecords(),
    ...statsRecords(),
    ...moduleRecords(),
    ...classRecords(),
  ];
}
