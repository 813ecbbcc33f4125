/** BullMQ's board, for looking only. Loaded when somebody first opens it: it brings a second copy of BullMQ along. */
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { createBullBoard } from '@bull-board/api';
import { ExpressAdapter } from '@bull-board/express';
import type { QueueBackend } from '@manzil/core/messaging/queue-backend';
import { queueNames } from '@manzil/core/messaging/queues';
import type { RequestHandler } from 'express';

/** The page asks another host for its letters; our policy forbids that, and it has others to fall back on. */
const outsideFonts = /<link\b[^>]*fonts\.googleapis\.com[^>]*>/g;

type Render = (name: string, options: object, done: (error: Error | null, html?: string) => void) => void;

/** @param basePath where it is mounted, without a slash at its end */
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
        // workers name their connections in our way, so the board would say that there are none
        showWorkers: false,
        miscLinks: [{ text: 'Back to the CRM status', url: '/admin/crm-status' }],
      },
    },
  });
  const app = adapter.getRouter() as unknown as { render: Render } & RequestHandler;
  const render = app.render.bind(app);
  app.render = (name, options, done) => {
    render(name, options, (error, html) => {
      done(error, html?.replace(outsideFonts, ''));
    });
  };
  return (req, res, next) => {
    // a producer that failed is replaced by a new one, so the ones of now are taken each time
    replaceQueues(queueNames.map((name) => new BullMQAdapter(backend.queue(name) as never, { readOnlyMode: true })));
    app(req, res, next);
  };
}
