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
      /** The pages' copy: with Vite not the one that Node loads here. */
      createRequestHandler: typeof createRequestHandler;
    };
  };
}

export interface Pages {
  load(): Promise<PageBuild>;
  /** Null while Vite serves the browser's files. */
  clientFolder: string | null;
  middleware: RequestHandler | null;
  close(): Promise<void>;
}

const webFolder = path.resolve(import.meta.dirname, '..');

/** @throws Error without a build of `npm run build` */
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

/** Vite inside this process. */
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
