// Marks where the report of the proof goes; it is filled in once all pages are known.
export const REPORT_PLACE = '<div data-proof-report></div>';
