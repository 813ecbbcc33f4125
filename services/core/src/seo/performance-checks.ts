import { ok, ofRead, type Check } from './check.ts';

export const slowMs = 1_000;
const heavyPageBytes = 400_000;
const heavyImageBytes = 300_000;

const kilobytes = (bytes: number): string => `${String(Math.round(bytes / 1_000))} kB`;

export const performanceChecks: readonly Check[] = [
  {
    id: 'slow_page',
    category: 'performance',
    severity: 'high',
    mobile: true,
    // says as much about the machine's other work as about the page
    unscored: true,
    page: ofRead(({ ms }) => ok(ms <= slowMs, `${String(Math.round(ms))} ms`)),
  },
  {
    id: 'heavy_page',
    category: 'performance',
    severity: 'medium',
    mobile: true,
    page: ofRead(({ bytes }) => ok(bytes <= heavyPageBytes, kilobytes(bytes))),
  },
  {
    id: 'not_compressed',
    category: 'performance',
    severity: 'medium',
    mobile: true,
    page: ofRead(({ compressed }) => ok(compressed)),
  },
  {
    id: 'heavy_image',
    category: 'performance',
    severity: 'high',
    mobile: true,
    byStaff: true,
    page: ofRead(({ images }, site) => {
      const sizes = images.map(({ src }) => site.images.get(src)).filter((size) => typeof size === 'number');
      if (sizes.length === 0) return null;
      const most = Math.max(...sizes);
      return ok(most <= heavyImageBytes, kilobytes(most));
    }),
  },
  {
    id: 'image_broken',
    category: 'performance',
    severity: 'high',
    mobile: true,
    byStaff: true,
    page: ofRead(({ images }, site) => {
      const asked = images.filter(({ src }) => site.images.has(src));
      if (asked.length === 0) return null;
      const broken = asked.find(({ src }) => site.images.get(src) === null);
      return ok(broken === undefined, broken?.src ?? null);
    }),
  },
  {
    id: 'image_size',
    category: 'performance',
    severity: 'low',
    mobile: true,
    page: ofRead(({ images }) => {
      if (images.length === 0) return null;
      const loose = images.find(({ sized }) => !sized);
      return ok(loose === undefined, loose?.src ?? null);
    }),
  },
];
