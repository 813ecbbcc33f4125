/** The demo team. People, numbers and addresses are invented; 4000 01xx is no real range of a company. */
import type { SeedAgent } from '../seed-content.ts';

interface Member {
  name: string;
  title: string;
  department: string;
  mailbox: string;
  /** The last two digits of both numbers. */
  line: string;
  specialization: string;
  about: string;
  skills: string;
  location: string;
  joined: string;
}

const members: readonly Member[] = [
  {
    name: 'Khalid Al-Mansouri',
    title: 'Managing Director',
    department: 'Executive',
    mailbox: 'khalid.almansouri',
    line: '01',
    specialization: 'Head offices and whole buildings',
    about:
      'Khalid has let and sold commercial buildings in Doha since the first towers of West Bay opened. He still walks every building before we list it, and reads the service-charge budget before the brochure.',
    skills: 'Whole-building leases, Negotiation, Landlord relations',
    location: 'Lusail',
    joined: '2014-02-09',
  },
  {
    name: 'Layla Haddad',
    title: 'Sales Director',
    department: 'Sales',
    mailbox: 'layla.haddad',
    line: '02',
    specialization: 'Offices in Lusail and West Bay',
    about:
      'Layla leads the office team. Clients call her for a straight answer: what the floor really costs per square metre once parking, cooling and fit-out are counted.',
    skills: 'Office leasing, Fit-out planning, Lease review',
    location: 'Lusail Marina',
    joined: '2016-09-04',
  },
  {
    name: 'Daniel Okafor',
    title: 'Senior Sales Agent',
    department: 'Sales',
    mailbox: 'daniel.okafor',
    line: '03',
    specialization: 'Fitted and serviced offices',
    about:
      'Daniel finds space for companies that arrive in Doha with a date and a head count. He has moved more than forty teams, most of them over a weekend.',
    skills: 'Serviced offices, Relocation, Space planning',
    location: 'West Bay',
    joined: '2018-03-11',
  },
  {
    name: 'Noura Al-Kuwari',
    title: 'Senior Sales Agent',
    department: 'Sales',
    mailbox: 'noura.alkuwari',
    line: '04',
    specialization: 'Villas and compounds',
    about:
      'Noura grew up in Al Waab and knows which compounds keep their gardens and which only photograph well. Families ask for her by name.',
    skills: 'Villas, Compounds, Family relocation',
    location: 'Al Waab',
    joined: '2017-01-15',
  },
  {
    name: 'Rajesh Menon',
    title: 'Sales Agent',
    department: 'Sales',
    mailbox: 'rajesh.menon',
    line: '05',
    specialization: 'Warehouses and industrial land',
    about:
      'Rajesh was a logistics manager before he joined us, so he asks about floor load, turning circle and power before he asks about rent.',
    skills: 'Warehousing, Cold storage, Labour accommodation',
    location: 'Industrial Area',
    joined: '2019-06-02',
  },
  {
    name: 'Yasmin Farouk',
    title: 'Sales Agent',
    department: 'Sales',
    mailbox: 'yasmin.farouk',
    line: '06',
    specialization: 'Apartments on The Pearl and in Lusail',
    about:
      'Yasmin shows apartments at the hour you would come home to them. She keeps notes on lifts, noise and afternoon sun for every tower she works in.',
    skills: 'Apartments, Sea-view property, Tenancy renewals',
    location: 'The Pearl',
    joined: '2020-10-18',
  },
  {
    name: 'Marc Lefèvre',
    title: 'Sales Agent',
    department: 'Sales',
    mailbox: 'marc.lefevre',
    line: '07',
    specialization: 'Shops, cafés and showrooms',
    about:
      'Marc ran two cafés in Doha before he sold them, and now finds corners for other people. He checks extraction and drainage before anybody falls in love with a shop front.',
    skills: 'Retail units, Food and beverage, Showrooms',
    location: 'Msheireb Downtown',
    joined: '2021-02-21',
  },
  {
    name: 'Hamad Al-Sulaiti',
    title: 'Sales Agent',
    department: 'Sales',
    mailbox: 'hamad.alsulaiti',
    line: '08',
    specialization: 'Sales of villas and land',
    about:
      'Hamad sells homes and plots for families who want to hear the truth about the price. He prepares a folder of comparable sales for every valuation.',
    skills: 'Valuation, Land, Residential sales',
    location: 'Al Wakrah',
    joined: '2019-11-10',
  },
  {
    name: 'Maria Santos',
    title: 'Property Manager',
    department: 'Property Management',
    mailbox: 'maria.santos',
    line: '09',
    specialization: 'Handover and aftercare',
    about:
      'Maria looks after tenants once the lease is signed. Her handover list has 112 points, and she walks all of them with you.',
    skills: 'Handover, Maintenance, Tenant relations',
    location: 'Lusail',
    joined: '2018-08-26',
  },
  {
    name: 'Omar Al-Jaber',
    title: 'Legal Advisor',
    department: 'Legal',
    mailbox: 'omar.aljaber',
    line: '10',
    specialization: 'Leases and sale agreements',
    about:
      'Omar reads every contract that leaves our office, in both languages, and explains each clause until it is clear.',
    skills: 'Lease agreements, Due diligence, Bilingual contracts',
    location: 'Lusail',
    joined: '2017-05-07',
  },
  {
    name: 'Sofia Andersson',
    title: 'Marketing Manager',
    department: 'Marketing',
    mailbox: 'sofia.andersson',
    line: '11',
    specialization: 'Photography and listings',
    about:
      'Sofia decides what a listing looks like: honest photographs, measured floor plans, and no adjective that the flat cannot keep.',
    skills: 'Photography, Floor plans, Copywriting',
    location: 'Msheireb Downtown',
    joined: '2022-01-16',
  },
  {
    name: 'Ahmed Nasser',
    title: 'Customer Service Representative',
    department: 'Customer Service',
    mailbox: 'ahmed.nasser',
    line: '12',
    specialization: 'Enquiries in Arabic and English',
    about: 'Ahmed answers first. If you wrote to us last night, he is the one who calls this morning.',
    skills: 'Client care, Scheduling, Arabic and English',
    location: 'Lusail',
    joined: '2023-04-02',
  },
];

export const agents: readonly SeedAgent[] = members.map((member) => ({
  name: member.name,
  title: member.title,
  bio: [
    member.about,
    `Department: ${member.department}`,
    `Skills: ${member.skills}`,
    `Location: ${member.location}`,
    `Join Date: ${member.joined}`,
  ].join('\n'),
  phone: `+974 4000 01${member.line}`,
  email: `${member.mailbox}@manzil.example`,
  whatsappNumber: `+974 5000 01${member.line}`,
  specialization: member.specialization,
  picture: null,
}));
