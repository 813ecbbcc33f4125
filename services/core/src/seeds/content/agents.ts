/** Invented; 4000 01xx is no real range. */
import { ownValue } from '../../platform/own-value.ts';
import type { SeedAgent } from '../seed-content.ts';
import { type Member, members } from './team.ts';

const networks: Readonly<Record<string, readonly string[]>> = {
  'Khalid Al-Mansouri': ['LinkedIn: https://linkedin.example/in/khalid-almansouri'],
  'Layla Haddad': [
    'LinkedIn: https://linkedin.example/in/layla-haddad',
    'Twitter: https://twitter.example/layla_offices',
  ],
  'Yasmin Farouk': ['Twitter: https://twitter.example/yasmin_pearl'],
  'Omar Al-Jaber': ['LinkedIn: https://linkedin.example/in/omar-aljaber'],
};

const bioOf = (
  { about, department, skills, location }: Pick<Member, 'about' | 'department' | 'skills' | 'location'>,
  { joined, name }: Member,
): string =>
  [
    about,
    `Department: ${department}`,
    `Skills: ${skills}`,
    `Location: ${location}`,
    `Join Date: ${joined}`,
    ...(ownValue(networks, name) ?? []),
  ].join('\n');

export const agents: readonly SeedAgent[] = members.map((member) => ({
  name: member.name,
  nameAr: member.arabic.name,
  title: member.title,
  titleAr: member.arabic.title,
  bio: bioOf(member, member),
  bioAr: bioOf(member.arabic, member),
  phone: `+974 4000 01${member.line}`,
  email: `${member.mailbox}@manzil.example`,
  whatsappNumber: `+974 5000 01${member.line}`,
  specialization: member.specialization,
  specializationAr: member.arabic.specialization,
  picture: `portrait-${(member.name.split(' ')[0] ?? '').toLowerCase()}.jpg`,
}));
