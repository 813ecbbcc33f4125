import { Migration } from '@mikro-orm/migrations';

/** In which language somebody works belongs to the account, not to the last page of the site that a browser showed. */
export class Migration0080 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table users add column language text check (language in ('en', 'ar'));`);
  }
}
