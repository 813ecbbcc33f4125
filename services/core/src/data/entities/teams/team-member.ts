import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.ts';
import { Team } from './team.ts';

export const TeamMember = defineEntity({
  name: 'TeamMember',
  tableName: 'team_members',
  primaryKeys: ['team', 'user'],
  properties: {
    team: () => p.manyToOne(Team).primary().ref().deleteRule('cascade'),
    user: () => p.manyToOne(User).primary().ref().index('team_members_user').deleteRule('cascade'),
    isManager: p.boolean().default(false),
  },
});
