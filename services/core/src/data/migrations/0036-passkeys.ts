import { Migration } from '@mikro-orm/migrations';

/** Passkeys, and the challenges that their devices sign once. */
export class Migration0036 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table passkeys (
        id integer generated always as identity primary key,
        user_id integer not null references users (id) on delete cascade,
        credential_id text not null unique,
        public_key text not null,
        counter bigint not null,
        transports text not null,
        name text not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz null
      );
      create index passkeys_user_id on passkeys (user_id);
      create table passkey_challenges (
        challenge text primary key,
        purpose text not null,
        user_id integer null references users (id) on delete cascade,
        expires_at timestamptz not null
      );
      create index passkey_challenges_expires_at on passkey_challenges (expires_at);`);
  }
}
