import { Router, type Express } from 'express';

/**
 * By the first two segments of a path, three below `/api/admin`: Express would try a hundred routes. Parameters there
 * come last.
 */
export function createAreas(app: Express): (pattern: string) => Router {
  const routers = new Map<string, Router>();
  const others = Router();
  app.use((req, res, next) => {
    const router = routers.get(areaOf(req.path));
    if (router === undefined) next();
    else router(req, res, next);
  }, others);
  return (pattern) => {
    const area = areaOf(pattern);
    if (area.includes(':')) return others;
    const known = routers.get(area);
    if (known !== undefined) return known;
    const made = Router();
    routers.set(area, made);
    return made;
  };
}

/** Express takes capitals for small letters. */
export function areaOf(path: string): string {
  const segments = path.toLowerCase().split('/', 4);
  const length = segments[2] === 'admin' ? 4 : 3;
  return segments.slice(0, length).join('/');
}
