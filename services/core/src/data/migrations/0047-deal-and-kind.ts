import { Migration } from '@mikro-orm/migrations';
import { dealAndKind } from './sql/0047-deal-and-kind.ts';

/** `type` was a deal, or a kind: both stand on their own now. */
export class Migration0047 extends Migration {
  override async up(): Promise<void> {
    await this.execute(dealAndKind);
  }
}
