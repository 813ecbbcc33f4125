import { Router, type Express } from 'express';

/**
 * Routers by the first two segments of a path, such as `/api/properties`, or the first three below `/api/admin`. Express tries its routes
 * one after the other, and the contract has more than a hundred: so a request meets only those of its own area, found by name.
 * A pattern with a parameter in that place belongs to none: such ones are tried last.
 * @returns the router to which a pattern belongs, made when first asked for
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

/** Of a path or of a pattern. Express takes capitals for small letters. */
export function areaOf(path: string): string {
  const segments = path.toLowerCase().split('/', 4);
  const length = segments[2] === 'admin' ? 4 : 3;
  return segments.slice(0, length).join('/');
}
