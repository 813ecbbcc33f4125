import { Migration } from '@mikro-orm/migrations';

/** What the Arabic pages say about a member of the team; where it is missing they show the English. */
export class Migration0002 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      alter table agents
        add column name_ar text,
        add column title_ar text,
        add column bio_ar text,
        add column specialization_ar text`);
  }
}
