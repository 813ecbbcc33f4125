import { Migration } from '@mikro-orm/migrations';

/** What a role of one's own shows of how to reach the people behind enquiries. */
export class Migration0044 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table roles
        add column phone_rule text not null default 'open' check (phone_rule in ('open', 'until_taken', 'masked')),
        add column email_rule text not null default 'open' check (email_rule in ('open', 'until_taken', 'masked')),
        add check (not is_built_in or (phone_rule = 'open' and email_rule = 'open'));`);
  }
}
