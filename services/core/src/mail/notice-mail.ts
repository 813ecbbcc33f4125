import { randomUUID } from 'node:crypto';
import type { AccountNotice, AccountNotifier, NoticeKind } from '../accounts/account-notice.ts';
import type { Office } from '../office/office.ts';
import type { Logger } from '../platform/logger.ts';
import type { Mailer } from './mail.ts';

/** `{office}` stands for its name. */
type Said = Record<'en' | 'ar', { subject: string; text: string }>;

const said: Record<NoticeKind, Said> = {
  link_made: {
    en: {
      subject: 'A link to your {office} account was created',
      text: 'An administrator created a link for choosing a new password for your account.',
    },
    ar: {
      subject: 'أُنشئ رابط لحسابك في {office}',
      text: 'أنشأ أحد مديري النظام رابطًا يمكن به اختيار كلمة مرور جديدة لحسابك.',
    },
  },
  email_changed: {
    en: {
      subject: 'The e-mail of your {office} account changed',
      text: 'The e-mail address of your account was changed.',
    },
    ar: { subject: 'تغيّر البريد الإلكتروني لحسابك في {office}', text: 'تم تغيير عنوان البريد الإلكتروني لحسابك.' },
  },
  role_changed: {
    en: { subject: 'Your role in the {office} admin changed', text: 'The role of your account was changed.' },
    ar: { subject: 'تغيّر دورك في لوحة إدارة {office}', text: 'تم تغيير دور حسابك.' },
  },
  password_changed: {
    en: { subject: 'The password of your {office} account changed', text: 'The password of your account was changed.' },
    ar: { subject: 'تغيّرت كلمة مرور حسابك في {office}', text: 'تم تغيير كلمة المرور لحسابك.' },
  },
  sign_in_attempts: {
    en: {
      subject: 'Many failed sign-ins to your {office} account',
      text: 'Somebody typed wrong passwords for your account many times. Further attempts are slowed down; your usual browser is not.',
    },
    ar: {
      subject: 'محاولات دخول خاطئة كثيرة إلى حسابك في {office}',
      text: 'أدخل شخص ما كلمات مرور خاطئة لحسابك مرات كثيرة. ستُبطَّأ المحاولات التالية، ولا يشمل ذلك متصفحك المعتاد.',
    },
  },
  sign_in_attempts_office: {
    en: {
      subject: 'Many failed sign-ins to a {office} staff account',
      text: 'Somebody typed wrong passwords for a staff account many times. Further attempts are slowed down, and its owner was told. The audit log says which account it is.',
    },
    ar: {
      subject: 'محاولات دخول خاطئة كثيرة إلى حساب أحد الموظفين في {office}',
      text: 'أدخل شخص ما كلمات مرور خاطئة لحساب أحد الموظفين مرات كثيرة. ستُبطَّأ المحاولات التالية، وقد أُبلغ صاحب الحساب. يبيّن سجل العمليات أي حساب هو.',
    },
  },
  factor_added: {
    en: {
      subject: 'A second step was added to your {office} account',
      text: 'A second step for signing in was added to your account.',
    },
    ar: {
      subject: 'أُضيفت خطوة تحقق ثانية إلى حسابك في {office}',
      text: 'أُضيفت خطوة تحقق ثانية لتسجيل الدخول إلى حسابك.',
    },
  },
  factor_removed: {
    en: {
      subject: 'A second step of your {office} account was removed',
      text: 'A second step for signing in was removed from your account.',
    },
    ar: {
      subject: 'أُزيلت خطوة تحقق ثانية من حسابك في {office}',
      text: 'أُزيلت خطوة تحقق ثانية لتسجيل الدخول من حسابك.',
    },
  },
  factors_reset: {
    en: {
      subject: 'An administrator removed the second steps of your {office} account',
      text: 'An administrator removed all second steps and recovery codes of your account and signed you out.',
    },
    ar: {
      subject: 'أزال أحد مديري النظام خطوات التحقق الثانية من حسابك في {office}',
      text: 'أزال أحد مديري النظام كل خطوات التحقق الثانية ورموز الاسترداد من حسابك وأنهى جلساتك.',
    },
  },
  recovery_codes_made: {
    en: {
      subject: 'New recovery codes for your {office} account',
      text: 'New recovery codes were made for your account. Those from before no longer work.',
    },
    ar: {
      subject: 'رموز استرداد جديدة لحسابك في {office}',
      text: 'أُنشئت رموز استرداد جديدة لحسابك، ولم تعد الرموز السابقة صالحة.',
    },
  },
  recovery_code_used: {
    en: {
      subject: 'A recovery code of your {office} account was used',
      text: 'Somebody signed in to your account with its password and one of its recovery codes.',
    },
    ar: {
      subject: 'استُخدم رمز استرداد لحسابك في {office}',
      text: 'دخل شخص ما إلى حسابك بكلمة المرور وبأحد رموز الاسترداد.',
    },
  },
  second_step_attempts: {
    en: {
      subject: 'Somebody has the password of your {office} account',
      text: 'Somebody typed the right password of your account and then many wrong codes. They did not get in. Choose a new password.',
    },
    ar: {
      subject: 'شخص ما يعرف كلمة مرور حسابك في {office}',
      text: 'أدخل شخص ما كلمة مرور حسابك الصحيحة ثم رموزًا خاطئة كثيرة، ولم يتمكن من الدخول. اختر كلمة مرور جديدة.',
    },
  },
  sessions_ended: {
    en: {
      subject: 'An administrator signed you out of the {office} admin',
      text: 'An administrator ended one or all of the sessions in which you were signed in. You can sign in again as before.',
    },
    ar: {
      subject: 'أنهى أحد مديري النظام جلساتك في لوحة إدارة {office}',
      text: 'أنهى أحد مديري النظام جلسة أو أكثر من الجلسات المفتوحة لحسابك. يمكنك الدخول من جديد كالمعتاد.',
    },
  },
  new_device: {
    en: {
      subject: 'A new browser signed in to your {office} account',
      text: 'Somebody signed in to your account in a browser that was not used for it before, or whose cookies were cleared. If it was not you, choose a new password: that ends every other session.',
    },
    ar: {
      subject: 'دخول إلى حسابك في {office} من متصفح جديد',
      text: 'دخل شخص ما إلى حسابك من متصفح لم يُستخدم له من قبل أو مُسحت ملفات تعريف الارتباط فيه. إن لم تكن أنت فاختر كلمة مرور جديدة، إذ تنتهي بها كل الجلسات الأخرى.',
    },
  },
  identity_linked: {
    en: {
      subject: 'Your {office} account was linked to another sign-in',
      text: 'Your account was linked to an account of the sign-in provider of your office, which opens it from now on.',
    },
    ar: {
      subject: 'رُبط حسابك في {office} بتسجيل دخول آخر',
      text: 'رُبط حسابك بحساب لدى مزوّد تسجيل الدخول في مكتبك، وصار الدخول به ممكنًا.',
    },
  },
  identity_unlinked: {
    en: {
      subject: 'Your {office} account is no longer linked to another sign-in',
      text: 'The link of your account to the sign-in provider of your office was removed. Your password works as before.',
    },
    ar: {
      subject: 'أُلغي ربط حسابك في {office} بتسجيل الدخول الآخر',
      text: 'أُلغي ربط حسابك بمزوّد تسجيل الدخول في مكتبك، وتبقى كلمة مرورك صالحة كما كانت.',
    },
  },
};
const notYou = {
  en: 'If this surprises you, tell your office at once.',
  ar: 'إن لم تكن تتوقع ذلك فأبلغ مكتبك فورًا.',
};
const locales = { en: 'en-QA', ar: 'ar-QA-u-nu-arab' } as const;

/** Both languages: nobody knows which one its reader prefers. */
export function writeNotice(notice: AccountNotice, office: Office['name']): { subject: string; text: string } {
  const subjects = (['en', 'ar'] as const).map((language) =>
    said[notice.kind][language].subject.replaceAll('{office}', () => office[language]),
  );
  const name = notice.firstName ?? '';
  const body = (language: 'en' | 'ar'): string[] => [
    said[notice.kind][language].text,
    whenIn(language, notice.at),
    ...deviceIn(language, notice.device),
    notYou[language],
    '',
  ];
  return {
    subject: subjects.join(' · '),
    text: [`Hello ${name},`, '', ...body('en'), `مرحبًا ${name}،`, '', ...body('ar')].join('\n'),
  };
}

function deviceIn(language: 'en' | 'ar', device: AccountNotice['device']): string[] {
  if (device === undefined) return [];
  const words = [device.browser, device.system].filter((one) => one !== null);
  if (language === 'en') return [`Browser: ${words.join(', ') || 'not known'}.`];
  return [`المتصفح: ${words.join('، ') || 'غير معروف'}.`];
}

function whenIn(language: 'en' | 'ar', at: string): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Qatar' } as const;
  const time = new Intl.DateTimeFormat(locales[language], options).format(new Date(at));
  return language === 'en' ? `When: ${time} (Doha).` : `الوقت: ${time} بتوقيت الدوحة.`;
}

const mostMs = 12_000;

interface Parts {
  mailer: Mailer;
  log: Pick<Logger, 'warn' | 'error'>;
  office: () => Promise<Pick<Office, 'name'>>;
}

/** Within 12 s. A failure is logged without the address. Never throws for the server. */
export async function sendNotice({ mailer, log, office }: Parts, notice: AccountNotice): Promise<void> {
  const to = { name: notice.firstName, address: notice.to };
  const { name } = await office();
  const written = { senderName: name.en, ...writeNotice(notice, name) };
  const mail = { id: randomUUID(), to, replyTo: null, html: null, leadReference: null, ...written };
  const outcome = await mailer.send(mail, AbortSignal.timeout(mostMs));
  if (outcome.kind !== 'delivered')
    log.warn({ outcome: outcome.kind, notice: notice.kind }, 'a notice to an account was not sent');
}

/** Not queued: what it says is only worth something soon. */
export function createNotifier(parts: Parts): AccountNotifier {
  return {
    tell: (notice) => {
      void sendNotice(parts, notice).catch((error: unknown) => {
        parts.log.error({ err: error }, 'a notice to an account was not sent');
      });
    },
  };
}
