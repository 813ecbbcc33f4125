/** Where the compiled pages come from: the finished build, or Vite while developing. */
import type { RequestHandler } from 'express';
import type { Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { PageRequest } from '#lib/request-context.ts';

export interface PageBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: ServerBuild['entry']['module'] & {
      createLoadContext(request: PageRequest): RouterContextProvider;
      /** The pages' own copy of react-router: with Vite it is another one than Node would load here. */
      createRequestHandler: typeof createRequestHandler;
    };
  };
}

export interface Pages {
  load(): Promise<PageBuild>;
  /** Folder of the browser's files; null while Vite serves them. */
  clientFolder: string | null;
  middleware: RequestHandler | null;
  close(): Promise<void>;
}

const webFolder = path.resolve(import.meta.dirname, '..');

/** The build that `npm run build` left. @throws Error when there is none */
export async function builtPages(): Promise<Pages> {
  const file = path.join(webFolder, 'build/server/index.js');
  const build = (await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw new Error('The web pages are not built; run "npm run build -w @manzil/web" first', { cause: error });
  })) as PageBuild;
  return {
    load: () => Promise.resolve(build),
    clientFolder: path.join(webFolder, 'build/client'),
    middleware: null,
    close: () => Promise.resolve(),
  };
}

/** Vite inside this process: sources are compiled on demand and changes reach the browser at once. */
export async function developmentPages(server: Server): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webFolder,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server } },
  });
  return {
    load: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PageBuild>,
    clientFolder: null,
    middleware: vite.middlewares as unknown as RequestHandler,
    close: () => vite.close(),
  };
}
