import { Migration } from '@mikro-orm/migrations';

/** Which text somebody agreed to: the policy's version alone does not say what stood beside the button. */
export class Migration0033 extends Migration {
  override async up(): Promise<void> {
    await this.execute('alter table leads add column consent_text_version text null');
  }
}
