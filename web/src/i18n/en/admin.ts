/** The messages of the admin, by area. Loaded only there. */
import { account } from './admin/account.ts';
import { analytics } from './admin/analytics.ts';
import { audit } from './admin/audit.ts';
import { auth } from './admin/auth.ts';
import { blog } from './admin/blog.ts';
import { breakCrm } from './admin/break-crm.ts';
import { crmProvider } from './admin/crm-provider.ts';
import { crm } from './admin/crm.ts';
import { dashboard } from './admin/dashboard.ts';
import { deliveries } from './admin/deliveries.ts';
import { featured } from './admin/featured.ts';
import { leads } from './admin/leads.ts';
import { mail } from './admin/mail.ts';
import { palette } from './admin/palette.ts';
import { properties } from './admin/properties.ts';
import { reconciliation } from './admin/reconciliation.ts';
import { seo } from './admin/seo.ts';
import { settings } from './admin/settings.ts';
import { shell } from './admin/shell.ts';
import { social } from './admin/social.ts';
import { team } from './admin/team.ts';
import { table } from './admin/table.ts';
import { timeline } from './admin/timeline.ts';
import { users } from './admin/users.ts';

export const adminMessages = {
  admin: shell,
  adminDashboard: dashboard,
  adminAuth: auth,
  adminBlog: blog,
  adminSocial: social,
  adminTeam: team,
  adminLeads: leads,
  adminCrm: crm,
  adminCrmProvider: crmProvider,
  adminBreakCrm: breakCrm,
  adminDeliveries: deliveries,
  adminReconciliation: reconciliation,
  adminTimeline: timeline,
  adminAnalytics: analytics,
  adminAccount: account,
  adminMail: mail,
  adminUsers: users,
  adminAudit: audit,
  adminSettings: settings,
  adminTable: table,
  adminProperties: properties,
  adminFeatured: featured,
  adminSeo: seo,
  adminPalette: palette,
};
