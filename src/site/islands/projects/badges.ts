// The nine badges of a project: the one table of their addresses at img.shields.io.

interface BadgeProject {
  npm: string;
  /** `owner/name` on GitHub. */
  repo: string;
  branch: string;
}

interface Badge {
  src: string;
  alt: string;
}

interface Row {
  /** Said of the project in the picture's alternative text. */
  what: string;
  path: (project: BadgeProject, now: Date) => string;
  label: string;
}

const commits = (what: string, label: string, since: (now: Date) => Date): Row => ({
  what: `commits of the last ${what}`,
  // Git's own way to name what a branch was on a day.
  path: ({ repo, branch }, now) =>
    `github/commits-since/${repo}/${encodeURIComponent(`${branch}@{${since(now).toISOString().slice(0, 10)}}`)}`,
  label,
});

const ROWS: readonly Row[] = [
  { what: 'npm version', path: ({ npm }) => `npm/v/${npm}`, label: 'npm' },
  { what: 'downloads per month', path: ({ npm }) => `npm/dm/${npm}`, label: 'downloads' },
  { what: 'stars', path: ({ repo }) => `github/stars/${repo}`, label: 'stars' },
  { what: 'open issues', path: ({ repo }) => `github/issues-raw/${repo}`, label: 'issues' },
  { what: 'open pull requests', path: ({ repo }) => `github/issues-pr-raw/${repo}`, label: 'PRs' },
  commits('6 months', 'commits 6 mo', (now) => monthsBefore(now, 6)),
  commits('3 months', '3 mo', (now) => monthsBefore(now, 3)),
  commits('month', '1 mo', (now) => monthsBefore(now, 1)),
  commits('week', '1 wk', (now) => new Date(now.getTime() - 7 * 24 * 3_600_000)),
];

const VERSION = '1c78c0';
const COLOURS = {
  light: { label: 'e4ebf0', value: '526672' },
  dark: { label: '263741', value: '3f5360' },
};

export function badgesOf(
  project: BadgeProject,
  { now, theme }: { now: Date; theme: 'light' | 'dark' },
): Badge[] {
  return ROWS.map(({ what, path, label }, index) => {
    const query = new URLSearchParams({
      style: 'flat-square',
      label,
      labelColor: COLOURS[theme].label,
      color: index === 0 ? VERSION : COLOURS[theme].value,
    });
    return {
      src: `https://img.shields.io/${path(project, now)}?${query}`,
      alt: `${what} of ${project.npm}`,
    };
  });
}

/** The last day of a month that has no such day. */
function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0);
  return date;
}
