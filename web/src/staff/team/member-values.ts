import { foldBio, parseBio } from '@manzil/core/team/agent-bio';
import { bioFields } from '@manzil/core/team/agent-form';
import { departments, inArabic } from '@manzil/core/team/offered-words';
import type { Member, MemberWrite } from './api/members.ts';

export interface MemberValues {
  name: string;
  nameAr: string;
  title: string;
  titleAr: string;
  department: string;
  phone: string;
  whatsappNumber: string;
  email: string;
  location: string;
  locationAr: string;
  /** Such as 2026-11-21. */
  joinDate: string;
  specialization: string;
  specializationAr: string;
  skills: string;
  skillsAr: string;
  linkedIn: string;
  twitter: string;
  /** An address, or a data address. */
  imageUrl: string;
  bio: string;
  bioAr: string;
  isActive: boolean;
}

/** In Qatar, for a date input. */
export const today = (now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Qatar' }).format(now);

/** A new member joins today. */
export function startValues(member: Member | null): MemberValues {
  const english = parseBio(member?.bio ?? null);
  const arabic = parseBio(member?.bioAr ?? null);
  const links = bioFields(member?.bio ?? '');
  return {
    name: member?.name ?? '',
    nameAr: member?.nameAr ?? '',
    title: member?.title ?? '',
    titleAr: member?.titleAr ?? '',
    department: english.department ?? '',
    phone: member?.phone ?? '',
    whatsappNumber: member?.whatsappNumber ?? '',
    email: member?.email ?? '',
    location: english.location ?? '',
    locationAr: arabic.location ?? '',
    joinDate: english.joinDate ?? (member === null ? today() : ''),
    specialization: member?.specialization ?? '',
    specializationAr: member?.specializationAr ?? '',
    skills: english.skills.join(', '),
    skillsAr: arabic.skills.join('، '),
    linkedIn: links.linkedIn,
    twitter: links.twitter,
    imageUrl: member?.imageUrl ?? '',
    bio: english.text,
    bioAr: arabic.text,
    isActive: member?.isActive ?? true,
  };
}

/** Extras are folded into the bio, in Arabic too; without Arabic of its own, Arabic pages show the English one. */
export function toBody(values: MemberValues, before: Member | null): MemberWrite {
  const { joinDate, linkedIn, twitter, department } = values;
  const links = { joinDate, linkedIn, twitter };
  const stored = { english: parseBio(before?.bio ?? null), arabic: parseBio(before?.bioAr ?? null) };
  const departmentAr =
    department === stored.english.department ? stored.arabic.department : inArabic(departments, department);
  const arabic = {
    text: values.bioAr,
    skills: values.skillsAr,
    location: values.locationAr,
  };
  const hasArabic = Object.values(arabic).some((value) => value.trim() !== '');
  return {
    name: values.name.trim(),
    nameAr: orNull(values.nameAr),
    title: values.title.trim(),
    titleAr: orNull(values.titleAr),
    bio: foldBio({ ...links, text: values.bio, department, skills: values.skills, location: values.location }),
    bioAr: hasArabic
      ? foldBio({
          ...links,
          text: arabic.text,
          department: departmentAr ?? inArabic(departments, department) ?? department,
          skills: orElse(arabic.skills, values.skills),
          location: orElse(arabic.location, values.location),
        })
      : null,
    phone: values.phone.trim(),
    whatsappNumber: orNull(values.whatsappNumber),
    email: values.email.trim(),
    specialization: orNull(values.specialization),
    specializationAr: orNull(values.specializationAr),
    imageUrl: orNull(values.imageUrl),
    isActive: values.isActive,
  };
}

const orNull = (value: string): string | null => value.trim() || null;
const orElse = (value: string, other: string): string => (value.trim() === '' ? other : value);
