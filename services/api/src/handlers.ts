import { agentHandlers } from './agents/handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { blogHandlers } from './blog/handlers.ts';
import { captchaHandlers } from './captcha/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import type { Handlers } from './contract/handler.ts';
import { crmHandlers } from './crm/handlers.ts';
import type { ApiDeps } from './deps.ts';
import { intakeHandlers } from './intake/handlers.ts';
import { leadHandlers } from './leads/handlers.ts';
import { metaTagHandlers } from './meta-tags/handlers.ts';
import { mediaHandlers } from './media/handlers.ts';
import { adminPropertyHandlers } from './properties/admin-handlers.ts';
import { featuredHandlers } from './properties/featured-handlers.ts';
import { propertyHandlers } from './properties/handlers.ts';
import { propertyWriteHandlers } from './properties/write-handlers.ts';
import { socialHandlers } from './social/handlers.ts';
import { statsHandlers } from './stats/handlers.ts';

/** Every operation of the contract that is built. The compiler says when one is missing. */
export function createHandlers(deps: ApiDeps): Handlers {
  return {
    ...authHandlers(deps),
    ...captchaHandlers(deps),
    ...intakeHandlers(deps),
    ...leadHandlers(deps),
    ...propertyHandlers(deps),
    ...adminPropertyHandlers(deps),
    ...propertyWriteHandlers(deps),
    ...featuredHandlers(deps),
    ...mediaHandlers(deps),
    ...agentHandlers(deps),
    ...blogHandlers(deps),
    ...socialHandlers(deps),
    ...metaTagHandlers(deps),
    ...statsHandlers(deps),
    ...crmHandlers(deps),
    ...chatHandlers(deps),
  };
}
