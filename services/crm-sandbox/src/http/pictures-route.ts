import { ownValue } from '@manzil/core/platform/own-value';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { Failure } from './failure.ts';
import { spoil } from './faults.ts';
import type { Parts } from './parts.ts';

const namePattern = /^[a-z0-9][a-z0-9-]{0,79}\.(jpg|png|webp)$/;
const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** The name allows no way out of the folder. */
export function pictureRoutes({ picturesFolder, faults }: Parts): Router {
  const router = Router();
  router.get('/:name', async (req, res) => {
    const kind = namePattern.exec(req.params.name)?.[1];
    if (kind === undefined) throw new Failure('not_found', 'There is no picture of this name');
    await faults.before(res);
    const file = path.join(picturesFolder, req.params.name);
    const found = await stat(file).catch(() => null);
    if (found?.isFile() !== true) throw new Failure('not_found', 'There is no picture of this name');
    if (faults.strikes('malformed')) {
      spoil(res, 'malformed');
      return;
    }
    res.set({
      'Content-Type': ownValue(types, kind)!,
      'Content-Length': String(found.size),
      'Cache-Control': 'private, max-age=3600',
    });
    // a reader may go away midway
    await pipeline(createReadStream(file), res).catch(() => undefined);
  });
  return router;
}
