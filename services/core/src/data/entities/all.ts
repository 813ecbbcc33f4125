/** Compared with the migrated database by a test. */
import { AccessLink } from './accounts/access-link.ts';
import { AccountRole } from './accounts/account-role.ts';
import { ApiToken } from './accounts/api-token.ts';
import { SavedViewDefault } from './accounts/saved-view-default.ts';
import { SavedView } from './accounts/saved-view.ts';
import { Agent } from './content/agent.ts';
import { AuditAddress } from './accounts/audit-address.ts';
import { AuditCheckpoint } from './accounts/audit-checkpoint.ts';
import { AuditEntry } from './accounts/audit-entry.ts';
import { AuditLink } from './accounts/audit-link.ts';
import { BlogCategory } from './content/blog-category.ts';
import { BlogPost } from './content/blog-post.ts';
import { Breaker } from './deliveries/breaker.ts';
import { CalendarFeed } from './calendar/calendar-feed.ts';
import { Task } from './calendar/task.ts';
import { Viewing } from './calendar/viewing.ts';
import { CaptchaNonce } from './leads/captcha-nonce.ts';
import { CrmDuty } from './leads/crm-duty.ts';
import { CrmCapability } from './deliveries/crm-capability.ts';
import { CrmRecord } from './deliveries/crm-record.ts';
import { Contact } from './leads/contact.ts';
import { ContactDistinction } from './leads/contact-distinction.ts';
import { ContactMerge } from './leads/contact-merge.ts';
import { ContactPress } from './listings/contact-press.ts';
import { ListingView } from './listings/listing-view.ts';
import { ContentVersion } from './content/content-version.ts';
import { Credential } from './accounts/credential.ts';
import { DeliveryAttempt } from './deliveries/delivery-attempt.ts';
import { Delivery } from './deliveries/delivery.ts';
import { EnquiryLink } from './leads/enquiry-link.ts';
import { FactorRule } from './accounts/factor-rule.ts';
import { GatheredRead } from './accounts/gathered-read.ts';
import { ImportProgress } from './listings/import-progress.ts';
import { IntakeRefusal } from './leads/intake-refusal.ts';
import { IntegrationSetting } from './content/integration-setting.ts';
import { Lead } from './leads/lead.ts';
import { LeadEntry } from './leads/lead-entry.ts';
import { LeadStage } from './leads/lead-stage.ts';
import { LostReason } from './leads/lost-reason.ts';
import { LeadAssignment } from './leads/lead-assignment.ts';
import { LeadRule } from './leads/lead-rule.ts';
import { LeadRulePerson } from './leads/lead-rule-person.ts';
import { LeadRuleTurn } from './leads/lead-rule-turn.ts';
import { LeadRouting } from './leads/lead-routing.ts';
import { LeadMessage } from './leads/lead-message.ts';
import { ListingPicture } from './listing-sync/listing-picture.ts';
import { MediaSource } from './listing-sync/media-source.ts';
import { Mandate } from './owners/mandate.ts';
import { MandateFile } from './owners/mandate-file.ts';
import { LeadAnswer } from './leads/lead-answer.ts';
import { MailboxReading } from './leads/mailbox-reading.ts';
import { MessageFile } from './leads/message-file.ts';
import { MessageTemplate } from './leads/message-template.ts';
import { MetaTag } from './content/meta-tag.ts';
import { Identity } from './accounts/identity.ts';
import { Notice } from './notices/notice.ts';
import { OidcFlow } from './accounts/oidc-flow.ts';
import { Owner } from './owners/owner.ts';
import { PasskeyChallenge } from './accounts/passkey-challenge.ts';
import { Passkey } from './accounts/passkey.ts';
import { PropertyOverride } from './listings/property-override.ts';
import { Property } from './listings/property.ts';
import { Reconciliation } from './deliveries/reconciliation.ts';
import { RecoveryCode } from './accounts/recovery-code.ts';
import { RemovedPost } from './content/removed-post.ts';
import { RequestLimit } from './leads/request-limit.ts';
import { ScheduleTick } from './deliveries/schedule-tick.ts';
import { Seed } from './accounts/seed.ts';
import { Retention } from './leads/retention.ts';
import { Revision } from './content/revision.ts';
import { SeoScan } from './content/seo-scan.ts';
import { Session } from './accounts/session.ts';
import { SocialMediaLink } from './content/social-media-link.ts';
import { StagingCursor } from './listing-sync/staging-cursor.ts';
import { StagingKey } from './listing-sync/staging-key.ts';
import { StagingProperty } from './listing-sync/staging-property.ts';
import { Subscription } from './leads/subscription.ts';
import { SyncRun } from './listing-sync/sync-run.ts';
import { SyncSchedule } from './listing-sync/sync-schedule.ts';
import { Team } from './teams/team.ts';
import { TeamMember } from './teams/team-member.ts';
import { Trashed } from './trash/trashed.ts';
import { TotpFactor } from './accounts/totp-factor.ts';
import { User } from './accounts/user.ts';
import { WorkingProfile } from './accounts/working-profile.ts';

export const entities = [
  AccessLink,
  AccountRole,
  ApiToken,
  Agent,
  AuditCheckpoint,
  AuditEntry,
  AuditLink,
  AuditAddress,
  BlogCategory,
  BlogPost,
  Breaker,
  CrmCapability,
  CrmDuty,
  CrmRecord,
  CaptchaNonce,
  Contact,
  ContactDistinction,
  ContactMerge,
  ContactPress,
  ListingView,
  ContentVersion,
  Credential,
  DeliveryAttempt,
  Delivery,
  EnquiryLink,
  FactorRule,
  GatheredRead,
  ImportProgress,
  IntakeRefusal,
  IntegrationSetting,
  Lead,
  LeadEntry,
  LeadStage,
  LostReason,
  LeadAssignment,
  LeadRule,
  LeadRulePerson,
  LeadRuleTurn,
  LeadRouting,
  LeadMessage,
  ListingPicture,
  MediaSource,
  Mandate,
  MandateFile,
  LeadAnswer,
  MailboxReading,
  MessageFile,
  MessageTemplate,
  MetaTag,
  Identity,
  Notice,
  OidcFlow,
  Owner,
  Passkey,
  PasskeyChallenge,
  PropertyOverride,
  Property,
  Reconciliation,
  RecoveryCode,
  RemovedPost,
  RequestLimit,
  SavedView,
  SavedViewDefault,
  ScheduleTick,
  Seed,
  Retention,
  Revision,
  SeoScan,
  Session,
  SocialMediaLink,
  StagingCursor,
  StagingKey,
  StagingProperty,
  Subscription,
  SyncRun,
  SyncSchedule,
  Team,
  TeamMember,
  TotpFactor,
  Trashed,
  User,
  WorkingProfile,
  CalendarFeed,
  Task,
  Viewing,
] as const;
