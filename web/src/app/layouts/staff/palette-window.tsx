import { useLanguage } from '#i18n/use-language.ts';
import { usePullNow } from '#staff/crm/pulls/use-pull-now.ts';
import CommandPalette from '#staff/palette/command-palette.tsx';
import type { AuthUser } from '#staff-lib/auth/auth-user.ts';
import { signOut } from '#staff-lib/auth/sign-out.ts';
import { useSwitchLanguage } from '#staff-ui/use-switch-language.ts';
import { commandsOf } from './palette-commands.ts';

interface PaletteWindowProps {
  user: AuthUser;
  onKeys: () => void;
  onClose: () => void;
}

/** Fetched on first use: it has the words of both languages. */
export default function PaletteWindow({ user, onKeys, onClose }: PaletteWindowProps) {
  const { language, link } = useLanguage();
  const switchLanguage = useSwitchLanguage(user);
  const { pull } = usePullNow(false);
  const commands = commandsOf(user.permissions, language, {
    language: switchLanguage,
    website: () => window.location.assign(link('/')),
    logout: () => void signOut(),
    keys: onKeys,
    pull,
  });
  return <CommandPalette commands={commands} permissions={user.permissions} onClose={onClose} />;
}
