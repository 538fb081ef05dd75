// One line of the doctor's answer.

export interface Finding {
  what: string;
  ok: boolean;
  /** Without it neither `npm start` nor a build works. */
  breaks: boolean;
  /** Printed only when something is wrong. */
  advice: string;
}

export function formatFindings(findings: readonly Finding[]): string {
  return findings
    .map(({ what, ok, breaks, advice }) => {
      if (ok) return `ok     ${what}`;
      return `${breaks ? 'wrong ' : 'note  '} ${what}\n         ${advice}`;
    })
    .join('\n');
}

/** Something may be missing that a writer never uses; that is no failure. */
export function exitCode(findings: readonly Finding[]): number {
  return findings.some(({ ok, breaks }) => !ok && breaks) ? 1 : 0;
}
