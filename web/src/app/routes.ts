/** Public pages without prefix and under /en and /ar; the admin only without. */
import type { RouteConfig } from '@react-router/dev/routes';
import { adminRoutes } from './routes/staff.ts';
import { publicRoutes } from './routes/site.ts';

export default [...publicRoutes, ...adminRoutes] satisfies RouteConfig;
