import { Migration } from '@mikro-orm/migrations';

/** Open screens hear of tasks and viewings as they hear of leads (migration 81). */
export class Migration0095 extends Migration {
  override async up(): Promise<void> {
    await this.execute(`
      create trigger tasks_tell_screens after insert or update or delete on tasks
        for each row execute function row_tells_screens('agenda');
      create trigger viewings_tell_screens after insert or update or delete on viewings
        for each row execute function row_tells_screens('agenda')`);
  }
}
