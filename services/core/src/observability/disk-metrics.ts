import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';
import type { Metrics } from '../platform/metrics.ts';
import { keepFigures } from './kept-figures.ts';

interface Disk {
  free: number;
  size: number;
}

/** As an ordinary user may fill it; without a folder they say nothing. */
export function observeDisk(registry: Metrics, folder: string): void {
  const read = keepFigures(async (): Promise<Disk> => {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  });
  const add = (name: string, help: string, of: (disk: Disk) => number): void => {
    const gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const disk = await read();
        if (disk === null) gauge.remove();
        else gauge.set(of(disk));
      },
    });
  };
  add('manzil_disk_free_bytes', 'Bytes that may still be written under DATA_DIR.', ({ free }) => free);
  add('manzil_disk_size_bytes', 'Bytes of the file system under DATA_DIR.', ({ size }) => size);
}
