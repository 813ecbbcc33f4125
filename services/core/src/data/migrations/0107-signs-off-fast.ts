import { Migration } from '@mikro-orm/migrations';

/**
 * Names that hundreds share make hundred thousands of pairs to compare (decision 63): the distance comes from PostgreSQL's own
 * fuzzystrmatch, a trusted extension as pg_trgm is, that stops where a second sign differs. It takes at most 255 signs.
 */
export class Migration0107 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create extension if not exists fuzzystrmatch;
      create or replace function is_one_sign_off(one text, other text) returns boolean language sql immutable parallel safe
        return case when one <> other and abs(length(one) - length(other)) < 2 and greatest(length(one), length(other)) < 256
          then levenshtein_less_equal(one, other, 1) = 1 else false end;

      -- with what an index alone needs to answer whose keys are shared: to make 70,000 keys anew takes half a second
      drop index leads_email_key;
      create index leads_email_key on leads (lead_email_key(email), id) include (email, contact_id);
      drop index leads_phone_key;
      create index leads_phone_key on leads (lead_phone_key(phone), id) include (phone, contact_id) where phone is not null;`);
  }
}
