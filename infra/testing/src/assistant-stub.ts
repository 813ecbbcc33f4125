/** OpenAI, Anthropic and Google Gemini, as far as the chat uses them. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

export interface AssistantStub {
  url: string;
  /** In order. */
  requests: StubRequest[];
  /** A text ('never' and 'cut' do as they say), or a raw answer. */
  answer: string | { status: number; body: string; headers?: Record<string, string> };
  close(): Promise<void>;
}

const bodies: readonly [RegExp, (text: string) => object][] = [
  [
    /^\/v1\/chat\/completions$/,
    (text) => ({ choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }] }),
  ],
  [
    /^\/v1\/messages$/,
    (text) => ({ type: 'message', role: 'assistant', content: [{ type: 'text', text }], stop_reason: 'end_turn' }),
  ],
  [
    /^\/v1beta\/models\/[^/]+:generateContent$/,
    (text) => ({
      candidates: [
        { content: { role: 'model', parts: [{ text: 'hm', thought: true }, { text }] }, finishReason: 'STOP' },
      ],
    }),
  ],
];

/** @param port 0: any free one */
export async function startAssistantStub(port = 0): Promise<AssistantStub> {
  const stub: Pick<AssistantStub, 'requests' | 'answer'> = { requests: [], answer: 'Hello from outside.' };
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const path = req.url ?? '';
      stub.requests.push({
        path,
        headers: req.headers,
        body: JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>,
      });
      const { answer } = stub;
      if (answer === 'never') return;
      if (answer === 'cut') {
        res.writeHead(200, { 'content-length': '1000' }).write('{"choices":');
        setTimeout(() => res.destroy(), 20);
        return;
      }
      if (typeof answer === 'object') {
        res.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
        return;
      }
      const body = bodies.find(([known]) => known.test(path))?.[1](answer);
      res
        .writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(body ?? { error: { message: 'Unknown address' } }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return Object.assign(stub, {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
