import { Migration } from '@mikro-orm/migrations';

/** Accounts known to an OpenID Connect provider, and sign-ins there that have begun. */
export class Migration0045 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create table identities (
        user_id integer primary key references users (id) on delete cascade,
        issuer text not null,
        subject text not null,
        linked_at timestamptz not null default now(),
        last_used_at timestamptz null,
        unique (issuer, subject)
      );
      create table oidc_flows (
        secret_hash text primary key,
        user_id integer null references users (id) on delete cascade,
        return_to text not null,
        expires_at timestamptz not null
      );
      create index oidc_flows_expires_at on oidc_flows (expires_at);
      create index oidc_flows_user_id on oidc_flows (user_id);`);
  }
}
