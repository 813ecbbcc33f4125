/** Whether this browser shows notices of the system, for whoever is signed in: chosen by a press, never asked for otherwise. */
import { readStorage, writeStorage } from '#lib/storage.ts';

const keyOf = (userId: number): string => `desktopNotices-${String(userId)}`;

/** Some browsers have none, and none has them over plain http. */
export const knowsDesktopNotices = (): boolean => typeof Notification !== 'undefined' && window.isSecureContext;

export const isBlocked = (): boolean => Notification.permission === 'denied';

/** Chosen here, and still allowed. */
export const wantsDesktopNotices = (userId: number): boolean =>
  knowsDesktopNotices() && Notification.permission === 'granted' && readStorage(keyOf(userId)) === 'on';

/** Asks the browser's own question where it was not answered. */
export async function chooseDesktopNotices(userId: number, wanted: boolean): Promise<void> {
  writeStorage(keyOf(userId), wanted ? 'on' : 'off');
  if (wanted && Notification.permission === 'default') await Notification.requestPermission();
}
