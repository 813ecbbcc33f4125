import { Migration } from '@mikro-orm/migrations';

/** Tokens with which machines call the api; only a hash of each is kept. */
export class Migration0039 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table api_tokens (
        id integer generated always as identity primary key,
        name text not null check (length(name) between 1 and 60),
        prefix text not null,
        token_hash text not null unique,
        permissions text[] not null check (cardinality(permissions) > 0),
        made_by_id integer not null references users (id) on delete cascade,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null check (expires_at <= created_at + interval '366 days'),
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      create index api_tokens_made_by on api_tokens (made_by_id);`);
  }
}
