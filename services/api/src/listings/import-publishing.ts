/** What a row of a file means for what visitors see: nothing becomes visible unless the person said so. */
import { completenessOf, isEnough, type MissingPart } from '@manzil/core/listings/completeness';
import type { PropertyChange } from '@manzil/core/listings/property-change';
import type { NamedProperty } from '@manzil/core/listings/store/property-import';
import type { PublishingRules } from '@manzil/core/listings/store/publishing-rules';

export interface ImportChoice {
  /** Whether listings may become visible by it. */
  publish: boolean;
  rules: PublishingRules;
}

export interface RowPublishing {
  /** As it is written, with its visibility decided. */
  change: PropertyChange;
  /** With `publish` it would become visible. */
  publishable: boolean;
  /** It becomes visible. */
  publishes: boolean;
  /** It is visible afterwards. */
  visible: boolean;
  /** With a mandate in force it would become visible. */
  lacksMandate: boolean;
  /** What keeps it a draft although it was to be visible. */
  missing: MissingPart[];
}

/** @param before null: a new listing, which is to be visible unless its row says otherwise */
export function rowPublishing(
  before: NamedProperty | null,
  said: PropertyChange,
  { publish, rules }: ImportChoice,
): RowPublishing {
  const { isActive, ...rest } = said;
  const wanted = before === null ? (isActive ?? true) : !before.isActive && (isActive ?? before.waitsToPublish);
  if (!wanted) {
    const change = before === null ? { ...rest, isActive: false } : said;
    const visible = before !== null && (isActive ?? before.isActive);
    return { change, publishable: false, publishes: false, lacksMandate: false, visible, missing: [] };
  }
  const found = completenessOf({ ...before, ...rest });
  const enough = isEnough(found, rules.minimum);
  const lacksMandate = enough && rules.needsMandate && before?.mandated !== true;
  const publishable = enough && !lacksMandate;
  const publishes = publish && publishable;
  const change = publishes ? { ...rest, isActive: true } : before === null ? { ...rest, isActive: false } : rest;
  return { change, publishable, publishes, lacksMandate, visible: publishes, missing: enough ? [] : found.missing };
}
