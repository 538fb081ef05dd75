// A server on this machine that speaks the two queries of the refresh, well or badly, for its tests.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MEMBERS_QUERY, type Member, TRANSACTIONS_QUERY, type Transaction } from './queries.ts';

interface Question {
  list: 'members' | 'transactions';
  offset: number;
  limit: number;
  dateFrom?: string;
}

/** True when it has answered in its own way; otherwise the right answer follows. */
export type Fault = (question: Question, response: ServerResponse) => boolean;

export interface FakeOpenCollective {
  endpoint: string;
  questions: Question[];
  close(): Promise<void>;
}

export async function fakeOpenCollective(
  data: { members: Member[]; transactions: Transaction[] },
  fault: Fault = () => false,
): Promise<FakeOpenCollective> {
  const questions: Question[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { query, variables } = JSON.parse(body);
    const list = { [MEMBERS_QUERY]: 'members', [TRANSACTIONS_QUERY]: 'transactions' }[
      query as string
    ] as Question['list'] | undefined;
    if (list === undefined || request.method !== 'POST' || variables.slug !== 'webpack') {
      response.writeHead(400).end('{"errors":[{"message":"Unknown query"}]}');
      return;
    }
    const { offset, limit, dateFrom } = variables;
    const question = { list, offset, limit, ...(dateFrom && { dateFrom }) };
    questions.push(question);
    if (fault(question, response)) return;
    const all = data[list];
    const page = {
      totalCount: all.length,
      nodes: all.slice(offset, offset + Math.min(limit, 1000)),
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { account: { [list]: page } } }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql/v2`,
    questions,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
