import { Migration } from '@mikro-orm/migrations';

/** A tag or feature `null` was stored as none: such places go, and there are none from now on. */
export class Migration0046 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      update blog_posts set tags = array_remove(tags, null) where array_position(tags, null) is not null;
      update properties set features = array_remove(features, null), images = array_remove(images, null)
        where array_position(features, null) is not null or array_position(images, null) is not null;
      alter table blog_posts add check (array_position(tags, null) is null);
      alter table properties add check (array_position(features, null) is null), add check (array_position(images, null) is null);`);
  }
}
