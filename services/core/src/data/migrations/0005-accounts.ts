import { Migration } from '@mikro-orm/migrations';
import { accounts } from './sql/0005-accounts.ts';

/** Accounts of staff: audit log, one-time links, disabling. */
export class Migration0005 extends Migration {
  override async up(): Promise<void> {
    await this.execute(accounts);
  }
}
