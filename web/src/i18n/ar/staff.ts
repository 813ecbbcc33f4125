/** Loaded in the admin only. */
import { facts } from './site/facts.ts';
import { account } from './staff/account.ts';
import { analytics } from './staff/analytics.ts';
import { reports } from './staff/reports.ts';
import { audit } from './staff/audit.ts';
import { auditWords } from './staff/audit-words.ts';
import { auth } from './staff/auth.ts';
import { blog } from './staff/blog.ts';
import { breakCrm } from './staff/break-crm.ts';
import { calendar } from './staff/calendar.ts';
import { crmProvider } from './staff/crm-provider.ts';
import { contacts } from './staff/contacts.ts';
import { crm } from './staff/crm.ts';
import { dashboard } from './staff/dashboard.ts';
import { deliveries } from './staff/deliveries.ts';
import { factors } from './staff/factors.ts';
import { featured } from './staff/featured.ts';
import { identity } from './staff/identity.ts';
import { leadPage } from './staff/lead-page.ts';
import { leads } from './staff/leads.ts';
import { mail } from './staff/mail.ts';
import { mailbox } from './staff/mailbox.ts';
import { office } from './staff/office.ts';
import { owners } from './staff/owners.ts';
import { notices } from './staff/notices.ts';
import { routing } from './staff/routing.ts';
import { stages } from './staff/stages.ts';
import { keys } from './staff/keys.ts';
import { templates } from './staff/templates.ts';
import { writing } from './staff/writing.ts';
import { palette } from './staff/palette.ts';
import { problems } from './staff/problems.ts';
import { properties } from './staff/properties.ts';
import { reconciliation } from './staff/reconciliation.ts';
import { seo } from './staff/seo.ts';
import { settings } from './staff/settings.ts';
import { setup } from './staff/setup.ts';
import { shell } from './staff/shell.ts';
import { social } from './staff/social.ts';
import { team } from './staff/team.ts';
import { table } from './staff/table.ts';
import { trash } from './staff/trash.ts';
import { views } from './staff/views.ts';
import { today } from './staff/today.ts';
import { timeline } from './staff/timeline.ts';
import { tokens } from './staff/tokens.ts';
import { privacy } from './staff/privacy.ts';
import { roles } from './staff/roles.ts';
import { permissions } from './staff/permissions.ts';
import { users } from './staff/users.ts';

export const adminMessages = {
  admin: shell,
  adminDashboard: dashboard,
  adminAuth: auth,
  adminBlog: blog,
  adminOffice: office,
  adminSetup: setup,
  adminSocial: social,
  adminTeam: team,
  adminIdentity: identity,
  adminLeads: leads,
  adminLeadPage: leadPage,
  adminContacts: contacts,
  adminCrm: crm,
  adminCrmProvider: crmProvider,
  adminBreakCrm: breakCrm,
  adminDeliveries: deliveries,
  adminReconciliation: reconciliation,
  adminTimeline: timeline,
  adminToday: today,
  adminAnalytics: analytics,
  adminReports: reports,
  adminAccount: account,
  adminFactors: factors,
  adminMail: mail,
  adminUsers: users,
  adminCalendar: calendar,
  adminNotices: notices,
  adminRouting: routing,
  adminStages: stages,
  adminTemplates: templates,
  adminWriting: writing,
  adminMailbox: mailbox,
  adminTokens: tokens,
  adminPrivacy: privacy,
  adminRoles: roles,
  adminPermissions: permissions,
  adminAudit: audit,
  adminAuditWords: auditWords,
  adminSettings: settings,
  adminProblems: problems,
  adminTable: table,
  adminTrash: trash,
  adminViews: views,
  adminProperties: properties,
  adminOwners: owners,
  adminFeatured: featured,
  adminSeo: seo,
  adminPalette: palette,
  adminKeys: keys,
  // visitors have them on a listing's page alone
  facts,
};
