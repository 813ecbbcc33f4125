import { Migration } from '@mikro-orm/migrations';

/** Whether somebody signed in before: a new browser is told of from the second one on. Accounts from before count as used. */
export class Migration0043 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table credentials add column first_sign_in_at timestamptz;
      update credentials set first_sign_in_at = now();`);
  }
}
