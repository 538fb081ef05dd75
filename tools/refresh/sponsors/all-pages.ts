// Reads a list of Open Collective to its end, page by page, or fails with what to do about it.
import * as z from 'zod';
import { COLLECTIVE, PAGE_SIZE } from './queries.ts';

interface Asked<Node extends { id: string }> {
  endpoint: string;
  /** Milliseconds for one page, its body included. */
  timeout: number;
  /** The list's name in the answer. */
  list: 'members' | 'transactions';
  query: string;
  variables?: Record<string, string>;
  node: z.ZodType<Node>;
}

export async function allPages<Node extends { id: string }>(asked: Asked<Node>): Promise<Node[]> {
  const nodes: Node[] = [];
  let total = 0;
  do {
    const page = await readPage(asked, nodes.length);
    if (nodes.length > 0 && page.totalCount !== total) {
      throw failure(asked, `the number changed from ${total} to ${page.totalCount} between pages`);
    }
    total = page.totalCount;
    const expected = Math.min(PAGE_SIZE, total - nodes.length);
    if (total === 0) throw failure(asked, 'the list is empty');
    if (page.nodes.length !== expected) {
      const where = `after ${nodes.length} of ${total}`;
      throw failure(asked, `${page.nodes.length} entries came ${where}, ${expected} were due`);
    }
    nodes.push(...page.nodes);
  } while (nodes.length < total);
  if (new Set(nodes.map(({ id }) => id)).size < nodes.length) {
    throw failure(asked, 'an entry came twice, so another is missing');
  }
  return nodes;
}

async function readPage<Node extends { id: string }>(asked: Asked<Node>, offset: number) {
  const answer = parseJson(asked, await send(asked, offset));
  const list = z.object({ totalCount: z.int().nonnegative(), nodes: z.array(asked.node) });
  const schema = z.object({
    errors: z.array(z.object({ message: z.string() })).optional(),
    data: z.object({ account: z.object({ [asked.list]: list }).nullable() }).nullish(),
  });
  const parsed = schema.safeParse(answer);
  if (!parsed.success) {
    throw failure(asked, `it has another shape:\n${z.prettifyError(parsed.error)}`);
  }
  const { errors = [], data } = parsed.data;
  if (errors.length > 0) {
    throw failure(asked, `it reports ${errors.map(({ message }) => message).join('; ')}`);
  }
  const page = data?.account?.[asked.list];
  if (page === undefined) throw failure(asked, 'it holds no data');
  return page;
}

async function send(
  { endpoint, timeout, list, query, variables }: Omit<Asked<{ id: string }>, 'node'>,
  offset: number,
): Promise<string> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        query,
        variables: { slug: COLLECTIVE, limit: PAGE_SIZE, offset, ...variables },
      }),
      signal: AbortSignal.timeout(timeout),
    });
    body = await response.text();
  } catch (error) {
    const { name, message, cause } = error as Error;
    const why = name === 'TimeoutError' ? `nothing within ${timeout} ms` : String(cause ?? message);
    throw failure({ list }, `it did not arrive: ${why}`);
  }
  if (response.status === 429) {
    throw failure({ list }, 'the API was asked too often (HTTP 429): wait a minute');
  }
  // GraphQL servers give faults of a query with a status of 400; their reason is in the body.
  if (!response.ok && response.status !== 400) throw failure({ list }, `HTTP ${response.status}`);
  return body;
}

function parseJson({ list }: { list: string }, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw failure({ list }, `it is not JSON but starts "${body.slice(0, 40)}"`);
  }
}

function failure({ list }: { list: string }, what: string): Error {
  return new Error(
    `Open Collective's answer about ${list} cannot be used: ${what}.\n` +
      'data/sponsors.json was left as it is. Run npm run refresh -- sponsors again later; ' +
      'if it stays so, compare tools/refresh/sponsors/queries.ts with the API.',
  );
}
