import { agentHandlers } from './team/handlers.ts';
import { auditHandlers } from './audit/handlers.ts';
import { accountHandlers } from './accounts/account-handlers.ts';
import { authHandlers } from './accounts/handlers.ts';
import { factorHandlers } from './accounts/factors/factor-handlers.ts';
import { passkeyHandlers } from './accounts/factors/passkey-handlers.ts';
import { passkeySignInHandlers } from './accounts/factors/passkey-sign-in-handlers.ts';
import { ruleHandlers } from './accounts/factors/rule-handlers.ts';
import { secondStepHandlers } from './accounts/factors/second-step-handlers.ts';
import { identityHandlers } from './accounts/oidc/identity-handlers.ts';
import { providerSignInHandlers } from './accounts/oidc/sign-in-handlers.ts';
import { linkHandlers } from './accounts/link-handlers.ts';
import { adminBlogHandlers } from './blog/admin-handlers.ts';
import { blogHandlers } from './blog/handlers.ts';
import { captchaHandlers } from './leads/captcha/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import type { Handlers } from './contract/handler.ts';
import { breakHandlers } from './crm/break-handlers.ts';
import { crmHandlers } from './crm/handlers.ts';
import { ledgerHandlers } from './deliveries/ledger-handlers.ts';
import { providerHandlers } from './crm/provider-handlers.ts';
import { pullHandlers } from './listing-sync/pull-handlers.ts';
import { reconciliationHandlers } from './deliveries/reconciliation-handlers.ts';
import type { ApiDeps } from './deps.ts';
import { enquiryHandlers } from './leads/enquiry-handlers.ts';
import { intakeHandlers } from './leads/intake/handlers.ts';
import { leadExportHandlers } from './leads/export-handlers.ts';
import { enterHandlers } from './leads/enter-handlers.ts';
import { entryHandlers } from './leads/entry-handlers.ts';
import { messageHandlers } from './leads/message-handlers.ts';
import { templateHandlers } from './leads/template-handlers.ts';
import { leadHandlers } from './leads/handlers.ts';
import { routingHandlers } from './leads/routing/handlers.ts';
import { assignmentHandlers } from './leads/assignment-handlers.ts';
import { eventHandlers } from './events/handlers.ts';
import { feedHandlers } from './calendar/feed-handlers.ts';
import { taskHandlers } from './calendar/task-handlers.ts';
import { viewingHandlers } from './calendar/viewing-handlers.ts';
import { noticeHandlers } from './notices/handlers.ts';
import { teamHandlers } from './teams/handlers.ts';
import { contactHandlers } from './leads/contact-handlers.ts';
import { peopleHandlers } from './people/handlers.ts';
import { mergeHandlers } from './people/merge-handlers.ts';
import { personHandlers } from './leads/person-handlers.ts';
import { stageHandlers } from './leads/stage-handlers.ts';
import { timelineHandlers } from './leads/timeline-handlers.ts';
import { mailHandlers } from './mail/handlers.ts';
import { mailboxHandlers } from './mailbox/handlers.ts';
import { metaTagHandlers } from './seo/meta-tags/handlers.ts';
import { mediaHandlers } from './media/handlers.ts';
import { adminPropertyHandlers } from './listings/admin-handlers.ts';
import { featuredHandlers } from './listings/featured-handlers.ts';
import { privacyHandlers } from './privacy/handlers.ts';
import { mandateHandlers } from './owners/mandate-handlers.ts';
import { ownerHandlers } from './owners/owner-handlers.ts';
import { pressHandlers } from './listings/press-handlers.ts';
import { landingHandlers } from './listings/landing-handlers.ts';
import { propertyHandlers } from './listings/handlers.ts';
import { propertyImportHandlers } from './listings/import-handlers.ts';
import { propertyWriteHandlers } from './listings/write-handlers.ts';
import { queueBoardHandlers } from './deliveries/queue-board/routes.ts';
import { searchHandlers } from './search/handlers.ts';
import { seoHandlers } from './seo/handlers.ts';
import { settingHandlers } from './settings/handlers.ts';
import { setupHandlers } from './settings/setup-handlers.ts';
import { socialHandlers } from './social/handlers.ts';
import { subscriptionHandlers } from './subscriptions/handlers.ts';
import { statsHandlers } from './overview/handlers.ts';
import { todayHandlers } from './overview/today-handlers.ts';
import { roleHandlers } from './accounts/roles/handlers.ts';
import { tokenHandlers } from './accounts/tokens/handlers.ts';
import { revisionHandlers } from './revisions/handlers.ts';
import { trashHandlers } from './trash/handlers.ts';
import { listingViewHandlers } from './listings/view-handlers.ts';
import { reportHandlers } from './reports/handlers.ts';
import { viewHandlers } from './views/handlers.ts';
import { userHandlers } from './accounts/user-handlers.ts';
import { userSessionHandlers } from './accounts/users/user-session-handlers.ts';

export function createHandlers(deps: ApiDeps): Handlers {
  return {
    ...authHandlers(deps),
    ...accountHandlers(deps),
    ...secondStepHandlers(deps),
    ...factorHandlers(deps),
    ...ruleHandlers(deps),
    ...passkeyHandlers(deps),
    ...passkeySignInHandlers(deps),
    ...providerSignInHandlers(deps),
    ...identityHandlers(deps),
    ...linkHandlers(deps),
    ...userHandlers(deps),
    ...userSessionHandlers(deps),
    ...roleHandlers(deps),
    ...tokenHandlers(deps),
    ...auditHandlers(deps),
    ...captchaHandlers(deps),
    ...privacyHandlers(deps),
    ...subscriptionHandlers(deps),
    ...intakeHandlers(deps),
    ...enquiryHandlers(deps),
    ...leadHandlers(deps),
    ...entryHandlers(deps),
    ...messageHandlers(deps),
    ...templateHandlers(deps),
    ...enterHandlers(deps),
    ...stageHandlers(deps),
    ...teamHandlers(deps),
    ...routingHandlers(deps),
    ...assignmentHandlers(deps),
    ...taskHandlers(deps),
    ...viewingHandlers(deps),
    ...feedHandlers(deps),
    ...noticeHandlers(deps),
    ...eventHandlers(deps),
    ...leadExportHandlers(deps),
    ...contactHandlers(deps),
    ...personHandlers(deps),
    ...peopleHandlers(deps),
    ...mergeHandlers(deps),
    ...timelineHandlers(deps),
    ...mailHandlers(deps),
    ...mailboxHandlers(deps),
    ...propertyHandlers(deps),
    ...landingHandlers(deps),
    ...pressHandlers(deps),
    ...listingViewHandlers(deps),
    ...adminPropertyHandlers(deps),
    ...propertyWriteHandlers(deps),
    ...propertyImportHandlers(deps),
    ...featuredHandlers(deps),
    ...ownerHandlers(deps),
    ...mandateHandlers(deps),
    ...mediaHandlers(deps),
    ...agentHandlers(deps),
    ...blogHandlers(deps),
    ...adminBlogHandlers(deps),
    ...socialHandlers(deps),
    ...metaTagHandlers(deps),
    ...searchHandlers(deps),
    ...seoHandlers(deps),
    ...statsHandlers(deps),
    ...todayHandlers(deps),
    ...reportHandlers(deps),
    ...crmHandlers(deps),
    ...providerHandlers(deps),
    ...breakHandlers(deps),
    ...ledgerHandlers(deps),
    ...viewHandlers(deps),
    ...trashHandlers(deps),
    ...revisionHandlers(deps),
    ...queueBoardHandlers,
    ...pullHandlers(deps),
    ...reconciliationHandlers(deps),
    ...chatHandlers(deps),
    ...settingHandlers(deps),
    ...setupHandlers(deps),
  };
}
