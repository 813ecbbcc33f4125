import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = path.join(import.meta.dirname, 'src');
const staffs = /^(staff(-ui|-lib)?\/|app\/(routes|layouts)\/staff)/;
/** Shown by one page or two: they travel with those. */
const ofFewPages =
  /^(app\/(routes\/|components\/(property|refused))|site\/((about|blog|chat|contact|leads|legal|services|subscription|team)|listings\/(brochure|detail|gallery|instalments|location|recent))\/)/;

/**
 * Names of the icon files that most of the visitors' pages show: those travel in one file, and staff's must not travel
 * in it.
 */
export function visitorIcons(): ReadonlySet<string> {
  const names = globSync('**/*.{ts,tsx}', { cwd: sources })
    .filter((file) => !staffs.test(file) && !ofFewPages.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(sources, file), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
    ])
    .flatMap(([, list]) => (list ?? '').split(','))
    .map((name) => name.trim());
  const files = iconFiles();
  return new Set(names.map((name) => files.get(name) ?? name));
}

/** The file of each icon; several names stand for one. */
function iconFiles(): Map<string, string> {
  const [index] = globSync('node_modules/lucide-react/dist/esm/lucide-react.*js', { cwd: path.join(sources, '../..') });
  const text = readFileSync(path.join(sources, '../..', index ?? ''), 'utf8');
  const exported = text.matchAll(/export \{([^}]*)\} from ['"]\.\/icons\/([^'"]+?)\.m?js['"]/g);
  return new Map(
    [...exported].flatMap(([, names, file]) =>
      (names ?? '').split(',').map((name) => [name.trim().split(' as ').at(-1) ?? '', file ?? ''] as const),
    ),
  );
}
