// Whether anything may be fetched from other hosts unasked: a reader who asked not to be tracked, or to save data, is asked first.

interface Asked {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
  connection?: { saveData?: boolean };
}

export function waitsForClick(reader: Asked = navigator as Asked): boolean {
  return (
    reader.doNotTrack === '1' ||
    reader.globalPrivacyControl === true ||
    reader.connection?.saveData === true
  );
}
