import { Migration } from '@mikro-orm/migrations';
import { leadRules } from './sql/0067-lead-rules.ts';

/** Rules say whose a new enquiry is, in the transaction that stores it. */
export class Migration0067 extends Migration {
  override async up(): Promise<void> {
    await this.execute(leadRules);
  }
}
