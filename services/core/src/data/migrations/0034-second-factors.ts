import { Migration } from '@mikro-orm/migrations';

/** Authenticator apps, their secrets sealed, and recovery codes as hashes. */
export class Migration0034 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table totp_factors (
        user_id integer primary key references users (id) on delete cascade,
        secret text not null,
        last_step bigint not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz null
      );
      create table recovery_codes (
        id integer generated always as identity primary key,
        user_id integer not null references users (id) on delete cascade,
        code_hash text not null unique,
        created_at timestamptz not null default now(),
        used_at timestamptz null
      );
      create index recovery_codes_user_id on recovery_codes (user_id);`);
  }
}
