/** The messages of the admin, by area. Loaded only there. */
import { analytics } from './admin/analytics.ts';
import { auth } from './admin/auth.ts';
import { crm } from './admin/crm.ts';
import { leads } from './admin/leads.ts';
import { shell } from './admin/shell.ts';

export const adminMessages = {
  admin: shell,
  adminAuth: auth,
  adminLeads: leads,
  adminCrm: crm,
  adminAnalytics: analytics,
};
