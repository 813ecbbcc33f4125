import { may } from '@manzil/core/accounts/permissions';
import type { SignedInUser } from '@manzil/core/accounts/user';
import {
  addView,
  changeView,
  findView,
  listViews,
  removeView,
  type SavedViewRow,
  setDefaultView,
  TooManyViewsError,
} from '@manzil/core/views/store/saved-views';
import { type ViewScreen, viewScreens } from '@manzil/core/views/view-screens';
import type { components } from '@manzil/contract/api';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

type Operations = 'listSavedViews' | 'createSavedView' | 'updateSavedView' | 'deleteSavedView' | 'setDefaultView';

export function viewHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): Pick<Handlers, Operations> {
  /** @throws ProblemError view.not_found, auth.forbidden */
  async function changeable(id: number, user: SignedInUser): Promise<SavedViewRow> {
    const view = demandFound(await findView(pool, id, user), 'view.not_found');
    demandScreen(view.screen as ViewScreen, user);
    if (!view.mayChange) throw new ProblemError('auth.forbidden');
    return view;
  }

  return {
    async listSavedViews({ query: { screen }, user }) {
      demandScreen(screen, user);
      const views = await listViews(pool, screen, user);
      return { status: 200, body: { views: views.map(present), mayShare: may(user, 'views.share') } };
    },

    async createSavedView({ body, user, requestId }) {
      demandScreen(body.screen, user);
      demandMayShare(body.isShared, user);
      try {
        const view = await addView(pool, { ...body, name: body.name.trim() }, user, { actor: user, requestId });
        return { status: 201, body: present(view) };
      } catch (error) {
        throw error instanceof TooManyViewsError ? new ProblemError('view.limit_reached') : error;
      }
    },

    async updateSavedView({ params: { id }, body, user, requestId }) {
      await changeable(id, user);
      demandMayShare(body.isShared, user);
      const change = { ...body, ...(body.name === undefined ? {} : { name: body.name.trim() }) };
      const view = await changeView(pool, id, change, user, { actor: user, requestId });
      return { status: 200, body: present(demandFound(view, 'view.not_found')) };
    },

    async deleteSavedView({ params: { id }, user, requestId }) {
      await changeable(id, user);
      if (!(await removeView(pool, id, user, { actor: user, requestId }))) throw new ProblemError('view.not_found');
      return { status: 204 };
    },

    async setDefaultView({ body: { screen, viewId }, user }) {
      demandScreen(screen, user);
      if (viewId !== null) {
        const view = demandFound(await findView(pool, viewId, user), 'view.not_found');
        if (view.screen !== screen) throw new ProblemError('view.not_found');
      }
      await setDefaultView(pool, screen, viewId, user.id);
      return { status: 204 };
    },
  };
}

const present = (view: SavedViewRow): components['schemas']['SavedView'] => ({
  ...view,
  screen: view.screen as ViewScreen,
});

function demandScreen(screen: ViewScreen, user: SignedInUser): void {
  if (!viewScreens[screen].some((permission) => may(user, permission))) throw new ProblemError('auth.forbidden');
}

function demandMayShare(isShared: boolean | undefined, user: SignedInUser): void {
  if (isShared === true && !may(user, 'views.share')) throw new ProblemError('auth.forbidden');
}
