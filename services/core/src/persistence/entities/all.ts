/** Every entity, in the one list that MikroORM is given; a test compares them with the migrated database. */
import { AccessLink } from './access-link.ts';
import { Agent } from './agent.ts';
import { AuditEntry } from './audit-entry.ts';
import { BlogCategory } from './blog-category.ts';
import { BlogPost } from './blog-post.ts';
import { Breaker } from './breaker.ts';
import { CaptchaNonce } from './captcha-nonce.ts';
import { CrmCapability } from './crm-capability.ts';
import { CrmRecord } from './crm-record.ts';
import { ContentVersion } from './content-version.ts';
import { Credential } from './credential.ts';
import { DeliveryAttempt } from './delivery-attempt.ts';
import { Delivery } from './delivery.ts';
import { ImportProgress } from './import-progress.ts';
import { IntakeRefusal } from './intake-refusal.ts';
import { IntegrationSetting } from './integration-setting.ts';
import { Lead } from './lead.ts';
import { ListingPicture } from './listing-picture.ts';
import { MediaSource } from './media-source.ts';
import { MetaTag } from './meta-tag.ts';
import { PropertyOverride } from './property-override.ts';
import { Property } from './property.ts';
import { Reconciliation } from './reconciliation.ts';
import { RemovedPost } from './removed-post.ts';
import { RequestLimit } from './request-limit.ts';
import { ScheduleTick } from './schedule-tick.ts';
import { Seed } from './seed.ts';
import { SeoScan } from './seo-scan.ts';
import { Session } from './session.ts';
import { SocialMediaLink } from './social-media-link.ts';
import { StagingCursor } from './staging-cursor.ts';
import { StagingKey } from './staging-key.ts';
import { StagingProperty } from './staging-property.ts';
import { SyncRun } from './sync-run.ts';
import { SyncSchedule } from './sync-schedule.ts';
import { User } from './user.ts';

export const entities = [
  AccessLink,
  Agent,
  AuditEntry,
  BlogCategory,
  BlogPost,
  Breaker,
  CrmCapability,
  CrmRecord,
  CaptchaNonce,
  ContentVersion,
  Credential,
  DeliveryAttempt,
  Delivery,
  ImportProgress,
  IntakeRefusal,
  IntegrationSetting,
  Lead,
  ListingPicture,
  MediaSource,
  MetaTag,
  PropertyOverride,
  Property,
  Reconciliation,
  RemovedPost,
  RequestLimit,
  ScheduleTick,
  Seed,
  SeoScan,
  Session,
  SocialMediaLink,
  StagingCursor,
  StagingKey,
  StagingProperty,
  SyncRun,
  SyncSchedule,
  User,
] as const;
