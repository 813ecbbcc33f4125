import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.ts';

/** When somebody is away: nobody gives them new leads. */
export const WorkingProfile = defineEntity({
  name: 'WorkingProfile',
  tableName: 'working_profiles',
  primaryKeys: ['user'],
  properties: {
    user: () => p.oneToOne(User).primary().ref().owner().deleteRule('cascade'),
    /** Days in Doha, both of them off. */
    leaveFrom: p.date(),
    leaveTo: p.date(),
  },
});
