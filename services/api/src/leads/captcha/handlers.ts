import type { Handlers } from '../../contract/handler.ts';
import type { ApiDeps } from '../../deps.ts';

export function captchaHandlers({ captcha }: Pick<ApiDeps, 'captcha'>): Pick<Handlers, 'getCaptcha'> {
  return {
    getCaptcha: async () => ({
      status: 200,
      headers: { 'Cache-Control': 'no-store' },
      body: captcha.challenge() ?? { message: 'Captcha disabled' },
    }),
  };
}
