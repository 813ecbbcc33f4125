/** As each role sees it: no call that would be refused; says what cannot be loaded. */
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, problem } from '#testing/answers.ts';
import { exampleAnswers, mayCall } from '#testing/contract.ts';
import { syncStatus } from '#testing/made/crm.ts';
import { openScreen } from '#testing/screen.tsx';
import { staffPaths } from '#testing/staff-paths.ts';
import { languages } from '#testing/words.ts';

const tabs = ['featured', 'leads', 'blog', 'crm', 'team', 'seo', 'social', 'settings'];
const screens = [...staffPaths, ...tabs.map((tab) => `/admin?tab=${tab}`)];
const closed = {
  admin: /^$/,
  manager: /trash$|settings$|stages$|office$|setup$|\/(privacy|users|roles|tokens|audit|mail)$/,
  editor:
    /templates$|(leads|contacts)(\/\d+)?$|tasks$|calendar$|reports$|settings$|stages$|office$|setup$|\/(routing|privacy|users|roles|tokens|audit|mail)$/,
  agent: /templates$|trash$|settings$|stages$|office$|setup$|\/(owners|routing|privacy|users|roles|tokens|audit|mail)$/,
} as const;

const answers: Answers = {
  ...exampleAnswers,
  'GET /api/{crm_provider}/sync-status': syncStatus(),
  // opening the dashboard starts a scan
  'POST /api/admin/seo/scan': exampleAnswers['GET /api/admin/seo'] as never,
};

describe.each(['admin', 'manager', 'editor', 'agent'] as const)('%s', (as) => {
  it.each(screens)(
    '%s opens or says that it may not be opened, and nothing is asked in vain [A-012 A-021 A-023 A-024 A-060 A-334]',
    async (path) => {
      const screen = await openScreen(path, { as, answers });
      expect((await screen.findAllByRole('heading', { level: 1 }))[0]).toBeInTheDocument();
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
      expect(screen.queryAllByText(screen.text.admin.denied.noRole)).toHaveLength(Number(closed[as].test(path)));
      expect(screen.api.calls.map(({ operation }) => operation).filter((operation) => !mayCall(operation, as))).toEqual(
        [],
      );
    },
  );
});

it.each(['/admin', '/admin?tab=seo', '/admin/leads', '/admin/account', '/dashboard'])(
  'somebody without a role is told so on %s, and asks for nothing [A-012 A-058 A-327]',
  async (path) => {
    const screen = await openScreen(path, { language: 'ar', as: 'user' });
    const { denied } = screen.text.admin;
    expect(await screen.findByText(denied.noRole)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: denied.home })).toHaveAttribute('href', '/ar');
    expect(screen.queryByRole('link', { name: denied.signIn })).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.api.calls.map(({ operation }) => operation)).toEqual(['GET /api/auth/user']);
  },
);

/** Property cards and CRM status fail in their own way and have their own tests. */
const loading = screens.filter((path) => !/featured$|account$|dashboard$|admin\/properties$|sandbox$/.test(path));

describe.each(languages)('what cannot be loaded (%s)', (language) => {
  it.each(loading)('says so on %s and can be tried again [A-398]', async (path) => {
    const failing = Object.fromEntries(
      Object.keys(answers).map((operation) => [operation, problem(503, 'server.unavailable')]),
    );
    const screen = await openScreen(path, { language, as: 'admin', answers: failing });
    const { retry } = screen.text.admin.failed;
    const again = () =>
      screen
        .queryAllByRole('button')
        .filter(({ textContent }) => [retry, screen.text.adminCrm.tryAgain].includes(textContent));
    await waitFor(() => expect(screen.getAllByRole('alert')).not.toHaveLength(0));
    await waitFor(() => expect(again()).not.toHaveLength(0));
    screen.api.answer(answers);
    await waitFor(async () => {
      for (const button of again()) await screen.user.click(button);
      expect(again()).toEqual([]);
    });
  });
});
