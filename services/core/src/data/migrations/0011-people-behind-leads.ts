import { Migration } from '@mikro-orm/migrations';

/** By what the enquiries of one person are found: the e-mail without its capitals, the phone number however it is written. */
export class Migration0011 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      -- the same rules as the limit on enquiries has (services/api/src/leads/intake/person-keys.ts)
      create function lead_phone_key(phone text) returns text language sql immutable parallel safe as $$
        select nullif(regexp_replace(regexp_replace(regexp_replace(
          translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
          '[^0-9]', '', 'g'), '^00', ''), '^974(?=[0-9]{8}$)', ''), '')
      $$;
      create function lead_email_key(email text) returns text language sql immutable parallel safe as $$
        select lower(trim(email))
      $$;
      create index leads_email_key on leads (lead_email_key(email));
      create index leads_phone_key on leads (lead_phone_key(phone)) where phone is not null`);
  }
}
