// Asks one host after the other, because a hosted search is only as available as its fallbacks.

interface Ask {
  /** In the order they are tried. */
  hosts: readonly string[];
  path: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  /** Milliseconds one host has for its whole answer. */
  timeout: number;
}

/** The parsed answer of the first host that gives one; a refusal is final, whoever says it. */
export async function askHosts(ask: Ask): Promise<unknown> {
  const failures: string[] = [];
  for (const host of ask.hosts) {
    const answer = await askHost(host, ask);
    if (!('failure' in answer)) return parse(host, answer.text);
    failures.push(answer.failure);
  }
  throw new Error(
    `The search service cannot be reached: ${failures.join('; ')}. Check the connection and try again.`,
  );
}

async function askHost(host: string, ask: Ask): Promise<{ text: string } | { failure: string }> {
  try {
    const response = await fetch(host + ask.path, {
      method: 'POST',
      headers: { ...ask.headers, 'content-type': 'application/json' },
      body: JSON.stringify(ask.body),
      signal: AbortSignal.timeout(ask.timeout),
    });
    const text = await response.text();
    if (response.ok) return { text };
    if (response.status < 500) throw new Refusal(response.status, text);
    return { failure: `${host} answered with status ${response.status}` };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const late = error instanceof Error && error.name === 'TimeoutError';
    return { failure: `${host} ${late ? `took over ${ask.timeout} ms` : 'gave no answer'}` };
  }
}

class Refusal extends Error {
  constructor(status: number, body: string) {
    const advice =
      status === 429
        ? 'Wait a moment and try again.'
        : 'Check "search" in data/site.json: application id, key and index name.';
    super(`The search service refused the query with status ${status}${why(body)}. ${advice}`);
  }
}

/** Refusals are documented as `{ message, status }`; a proxy in between may send anything. */
function why(body: string): string {
  try {
    const { message } = JSON.parse(body);
    return typeof message === 'string' ? ` (${message})` : '';
  } catch {
    return '';
  }
}

function parse(host: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The search service at ${host} sent no readable answer. Try again.`);
  }
}
