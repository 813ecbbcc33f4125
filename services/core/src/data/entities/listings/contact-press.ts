import { defineEntity, p } from '@mikro-orm/core';
import type { PressChannel, PressPlace } from '../../../listings/press.ts';
import { Property } from './property.ts';

export const ContactPress = defineEntity({
  name: 'ContactPress',
  tableName: 'contact_presses',
  primaryKeys: ['property', 'day', 'channel', 'place'],
  properties: {
    property: () => p.manyToOne(Property).primary().ref().deleteRule('cascade'),
    day: p.date().primary(),
    channel: p.text().primary().$type<PressChannel>(),
    place: p.text().primary().$type<PressPlace>(),
    count: p.integer().default(0),
  },
});
