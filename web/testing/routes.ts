/** As React Router's bundler makes them. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  type DataRouteObject,
  type LoaderFunction,
  type MiddlewareFunction,
  type RouteObject,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import routes from '../src/app/routes.ts';

interface RouteModule {
  default?: Parameters<typeof withComponentProps>[0];
  ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0];
  clientLoader?: LoaderFunction;
  clientMiddleware?: MiddlewareFunction[];
  handle?: unknown;
  shouldRevalidate?: NonNullable<DataRouteObject['shouldRevalidate']>;
}

const modules = import.meta.glob<RouteModule>('../src/app/{routes,layouts}/**/*.{ts,tsx}');

export const siteRoutes = (): RouteObject[] => routes.map(routeObject);

function routeObject({ id, path, index, file, children }: RouteConfigEntry): RouteObject {
  const read = modules[`../src/app/${file}`];
  if (read === undefined) throw new Error(`There is no module of the route ${file}`);
  const lazy = async () => partsOf(await read()) as object;
  const own = { ...(id === undefined ? {} : { id }), ...(path === undefined ? {} : { path }), lazy };
  if (index === true) return { ...own, index };
  return { ...own, ...(children === undefined ? {} : { children: children.map(routeObject) }) };
}

type Parts = Partial<
  Pick<DataRouteObject, 'Component' | 'ErrorBoundary' | 'loader' | 'middleware' | 'shouldRevalidate' | 'handle'>
>;

function partsOf(module: RouteModule): Parts {
  const parts: Parts = {};
  if (module.default !== undefined) parts.Component = withComponentProps(module.default);
  if (module.ErrorBoundary !== undefined) parts.ErrorBoundary = withErrorBoundaryProps(module.ErrorBoundary);
  if (module.clientLoader !== undefined) parts.loader = module.clientLoader;
  if (module.clientMiddleware !== undefined) parts.middleware = module.clientMiddleware;
  if (module.shouldRevalidate !== undefined) parts.shouldRevalidate = module.shouldRevalidate;
  if (module.handle !== undefined) parts.handle = module.handle;
  return parts;
}
