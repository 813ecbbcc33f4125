import type { Migration } from '@mikro-orm/migrations';
import { migrationNames } from './names.ts';

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** What each migration does, in order, as MikroORM's migrator wants them. Each file has one export. */
export function loadMigrations(): Promise<{ name: string; class: MigrationClass }[]> {
  return Promise.all(
    migrationNames.map(async (name) => {
      const [step] = Object.values((await import(`./${name}.ts`)) as Record<string, MigrationClass>);
      if (step === undefined) throw new Error(`Migration ${name} exports nothing`);
      return { name, class: step };
    }),
  );
}
