import { Migration } from '@mikro-orm/migrations';
import { searchWords } from './sql/0003-search.ts';

/** Search by words instead of letters, in both scripts. */
export class Migration0003 extends Migration {
  override async up(): Promise<void> {
    await this.execute(searchWords);
  }
}
