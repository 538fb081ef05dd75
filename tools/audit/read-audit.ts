// What `npm audit --json` says, in one line per advisory, or that there was nobody to ask.

interface Audit {
  /** False when the registry has no advisory service, or did not answer. */
  asked: boolean;
  lines: string[];
}

interface Report {
  message?: string;
  vulnerabilities?: Record<
    string,
    { name: string; severity: string; range: string; via: unknown[] }
  >;
}

export function readAudit(json: string): Audit {
  const { vulnerabilities, message } = parsed(json);
  if (vulnerabilities === undefined) {
    return { asked: false, lines: [message ?? 'npm gave no report.'] };
  }
  const lines = Object.values(vulnerabilities).map(({ name, severity, range, via }) => {
    const titles = via.flatMap((each) => (hasTitle(each) ? [each.title] : []));
    return `${severity}: ${name} ${range}${titles.length > 0 ? `: ${titles.join('; ')}` : ''}`;
  });
  return { asked: true, lines };
}

function parsed(json: string): Report {
  try {
    return JSON.parse(json) as Report;
  } catch {
    return {};
  }
}

const hasTitle = (value: unknown): value is { title: string } =>
  typeof (value as { title?: unknown } | null)?.title === 'string';
