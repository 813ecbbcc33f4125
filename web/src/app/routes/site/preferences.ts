import { redirect } from 'react-router';
import { isAreaUnit } from '#lib/preferences/area-units.ts';
import { isCurrency } from '#lib/preferences/currencies.ts';
import { choiceCookie } from '#lib/stored-choice.ts';
import { ownPath } from '#lib/own-path.ts';
import type { Route } from './+types/preferences.ts';

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const currency = query.get('currency');
  const areaUnit = query.get('areaUnit');
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (isCurrency(currency)) headers.append('Set-Cookie', choiceCookie('currency', currency));
  if (isAreaUnit(areaUnit)) headers.append('Set-Cookie', choiceCookie('areaUnit', areaUnit));
  return redirect(ownPath(query.get('back') ?? '') ?? '/en', { status: 303, headers });
}
