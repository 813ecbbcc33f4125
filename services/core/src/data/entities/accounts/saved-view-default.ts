import { defineEntity, p } from '@mikro-orm/core';
import { SavedView } from './saved-view.ts';
import { User } from './user.ts';

/** The view with which a list opens for somebody. */
export const SavedViewDefault = defineEntity({
  name: 'SavedViewDefault',
  tableName: 'saved_view_defaults',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    screen: p.text().primary(),
    view: () => p.manyToOne(SavedView).ref().deleteRule('cascade').index(),
  },
});
