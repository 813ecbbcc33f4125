import type { TestApi } from './start-api.ts';

interface Challenge {
  question: string;
  token: string;
}

export async function solveCaptcha(api: TestApi): Promise<{ captcha: number; captchaToken: string }> {
  const { question, token } = (await (await api.get('/api/captcha')).json()) as Challenge;
  const [a = '', b = ''] = question.split(' + ');
  return { captcha: Number(a) + Number(b), captchaToken: token };
}

export async function enquiry(api: TestApi, changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  return {
    firstName: 'نورة',
    lastName: 'الكواري',
    email: 'noura@example.com',
    phone: '+974 5555 0101',
    message: 'أود زيارة هذا المكتب يوم الأحد.',
    source: 'contact_form',
    website: '',
    page: '/ar/contact',
    language: 'ar',
    consent: { policyVersion: '2025-06-15', marketing: false },
    ...(await solveCaptcha(api)),
    ...changes,
  };
}

export async function count(
  api: Pick<TestApi, 'pool'>,
  table: 'leads' | 'deliveries' | 'captcha_nonces',
): Promise<number> {
  const { rows } = await api.pool.query<{ n: number }>(`select count(*)::integer as n from ${table}`);
  return rows[0]?.n ?? 0;
}
