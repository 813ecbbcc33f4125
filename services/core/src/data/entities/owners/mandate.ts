import { defineEntity, p } from '@mikro-orm/core';
import { commissionKinds, mandateKinds } from '../../../owners/mandate.ts';
import { createdAt, id, text, updatedAt, version } from '../columns.ts';
import { Property } from '../listings/property.ts';
import { Owner } from './owner.ts';

/** Days are those of Qatar. */
export const Mandate = defineEntity({
  name: 'Mandate',
  tableName: 'mandates',
  properties: {
    id: id(),
    property: () => p.manyToOne(Property).ref(),
    owner: () => p.manyToOne(Owner).ref(),
    contractNumber: p.text(),
    kind: p.enum(mandateKinds),
    signedOn: p.date(),
    startsOn: p.date(),
    /** Its last day. */
    endsOn: p.date(),
    commissionKind: p.enum(commissionKinds),
    commission: p.decimal().precision(12).scale(2),
    note: text(),
    /** The first day on which it no longer held; null: it was not ended early. */
    endedOn: p.date().nullable(),
    endReason: text(),
    announcedDays: p.smallint().nullable(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
