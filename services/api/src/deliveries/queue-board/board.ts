/** Loaded when first opened: it brings a second BullMQ. */
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { createBullBoard } from '@bull-board/api';
import { ExpressAdapter } from '@bull-board/express';
import type { QueueBackend } from '@manzil/core/messaging/queue-backend';
import { queueNames } from '@manzil/core/messaging/queues';
import type { RequestHandler } from 'express';

/** Our policy forbids them; the page has others. */
const outsideFonts = /<link\b[^>]*fonts\.googleapis\.com[^>]*>/g;

type Render = (name: string, options: object, done: (error: Error | null, html?: string) => void) => void;

/** @param basePath without a slash at its end */
export function createQueueBoard(backend: QueueBackend, basePath: string): RequestHandler {
  const adapter = new ExpressAdapter();
  adapter.setBasePath(basePath);
  const { replaceQueues } = createBullBoard({
    queues: [],
    serverAdapter: adapter,
    options: {
      uiConfig: {
        boardTitle: 'Manzil: queues',
        boardLogo: { path: '' },
        // our workers' connections have other names, so it would say there are none
        showWorkers: false,
        miscLinks: [{ text: 'Back to the CRM status', url: '/admin/crm-status' }],
      },
    },
  });
  const app = adapter.getRouter() as unknown as { render: Render } & RequestHandler;
  const render = app.render.bind(app);
  app.render = (name, options, done) => {
    render(name, options, (error, html) => done(error, html?.replace(outsideFonts, '')));
  };
  return (req, res, next) => {
    // a failed producer is replaced
    replaceQueues(queueNames.map((name) => new BullMQAdapter(backend.queue(name) as never, { readOnlyMode: true })));
    app(req, res, next);
  };
}
