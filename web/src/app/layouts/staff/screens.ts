import {
  BookUser,
  Building2,
  CalendarDays,
  ChartColumn,
  ChartLine,
  CircleUser,
  Contact,
  FileText,
  History,
  Inbox,
  KeyRound,
  LayoutDashboard,
  LayoutGrid,
  ListTodo,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Milestone,
  Newspaper,
  RefreshCw,
  Route,
  SearchCheck,
  Send,
  ServerCog,
  Settings,
  Share2,
  ShieldUser,
  Star,
  Store,
  Trash2,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react';
import type { shell } from '#i18n/en/staff/shell.ts';
import type { Permission } from '#staff-lib/auth/use-may.ts';

export type ScreenName = Exclude<keyof (typeof shell)['nav'], 'short'>;

export interface Screen {
  to: string;
  name: ScreenName;
  Icon: LucideIcon;
  /** What opening it needs, one of a list; null: nothing. */
  needs: Permission | readonly Permission[] | null;
}

export interface Area {
  name: ScreenName;
  Icon: LucideIcon;
  /** The first one stands for the area where they have the same name. */
  screens: readonly Screen[];
}

const screen = (to: string, name: ScreenName, Icon: LucideIcon, needs: Screen['needs']): Screen => ({
  to: `/admin${to}`,
  name,
  Icon,
  needs,
});

/** What the daily work does not need, below the six. */
const system: Area = {
  name: 'system',
  Icon: ServerCog,
  screens: [
    screen('/crm-status', 'crmStatus', RefreshCw, 'crm.read'),
    screen('/deliveries', 'deliveries', Send, 'deliveries.read'),
    screen('/mail', 'mail', Mail, 'mails.read'),
    screen('/audit', 'audit', History, 'audit.read'),
  ],
};

const areas: readonly Area[] = [
  {
    name: 'overview',
    Icon: LayoutDashboard,
    screens: [
      screen('', 'overview', LayoutDashboard, 'overview.read'),
      screen('/tasks', 'tasks', ListTodo, 'leads.read_own'),
      screen('/calendar', 'calendar', CalendarDays, 'leads.read_own'),
    ],
  },
  {
    name: 'leads',
    Icon: Inbox,
    screens: [
      screen('/leads', 'leads', Inbox, 'leads.read_own'),
      screen('/contacts', 'contacts', BookUser, 'leads.read_own'),
      screen('/routing', 'routing', Route, 'leads.route'),
      screen('/templates', 'templates', MessageSquareText, 'leads.templates'),
      screen('/stages', 'stages', Milestone, 'settings.manage'),
    ],
  },
  {
    name: 'properties',
    Icon: Building2,
    screens: [
      screen('/properties-table', 'properties', Building2, 'listings.read'),
      screen('/properties', 'propertyCards', LayoutGrid, 'listings.read'),
      screen('/featured-properties', 'featured', Star, 'listings.read'),
      screen('/owners', 'owners', Contact, 'owners.read'),
    ],
  },
  {
    name: 'content',
    Icon: Newspaper,
    screens: [
      screen('/blog', 'blog', FileText, 'blog.read'),
      screen('/agents', 'team', UserRound, 'team.read'),
      screen('/social-media', 'social', Share2, 'social.read'),
      screen('/seo', 'seo', SearchCheck, 'seo.read'),
    ],
  },
  {
    name: 'reports',
    Icon: ChartColumn,
    screens: [
      screen('/reports', 'reports', ChartColumn, 'reports.read'),
      screen('/analytics', 'analytics', ChartLine, 'overview.read'),
    ],
  },
  {
    name: 'settings',
    Icon: Settings,
    screens: [
      screen('/settings', 'settings', Settings, 'settings.manage'),
      screen('/office', 'office', Store, 'settings.manage'),
      screen('/users', 'users', Users, 'users.manage'),
      screen('/roles', 'roles', UsersRound, 'users.manage'),
      screen('/tokens', 'tokens', KeyRound, 'users.manage'),
      screen('/privacy', 'privacy', ShieldUser, 'people.erase'),
      screen('/trash', 'trash', Trash2, ['leads.delete', 'listings.write', 'blog.write', 'team.write']),
      screen('/account', 'account', CircleUser, null),
    ],
  },
  system,
];

/** With what of them may be opened; none is empty. */
export function areasFor(permissions: readonly Permission[]): Area[] {
  return areas
    .map((area) => ({
      ...area,
      screens: area.screens.filter(
        ({ needs }) => needs === null || [needs].flat().some((one) => permissions.includes(one)),
      ),
    }))
    .filter(({ screens }) => screens.length > 0);
}

export const isSystem = ({ name }: Area): boolean => name === system.name;

/** Whether an address is of this screen or a page below it. */
export function isAt({ to }: Screen, pathname: string): boolean {
  return pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`));
}
