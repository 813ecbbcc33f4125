/** Every text under which somebody agreed to something, word for word. A text that was once shown is never changed: a new one is added. */
import type { Language } from '../platform/language.ts';

export const consentKinds = ['enquiry', 'newsletter'] as const;
export type ConsentKind = (typeof consentKinds)[number];

export interface ConsentText extends Record<Language, string> {
  /** Kind and day since when it is shown; stored with each consent. */
  version: string;
}

/** The last of each kind is the one that forms show. */
export const consentTexts: Record<ConsentKind, readonly [ConsentText, ...ConsentText[]]> = {
  enquiry: [
    {
      version: 'enquiry-2025-06-15',
      en: 'By sending this form you agree that we store what you wrote and contact you about it. We never pass it on for advertising.',
      ar: 'بإرسال هذا النموذج توافق على حفظ ما كتبته وتواصلنا معك بشأنه. ولا نشاركه مع أي جهة لأغراض الدعاية.',
    },
  ],
  newsletter: [
    {
      version: 'newsletter-2025-06-15',
      en: 'By subscribing you agree that we send you our newsletter. You can stop it in every issue.',
      ar: 'باشتراكك توافق على أن نرسل إليك نشرتنا البريدية. ويمكنك إيقافها من أي عدد منها.',
    },
  ],
};

/** What the form of this kind shows today. */
export function consentText(kind: ConsentKind): ConsentText {
  const texts = consentTexts[kind];
  return texts.at(-1) ?? texts[0];
}

/** Null for a version that was never shown. */
export function findConsentText(version: string): ConsentText | null {
  return consentKinds.flatMap((kind) => consentTexts[kind]).find((text) => text.version === version) ?? null;
}

/** Whether a form of this kind may send it; older ones too, since pages stay open over an upgrade. */
export function isConsentVersion(kind: ConsentKind, version: string): boolean {
  return consentTexts[kind].some((text) => text.version === version);
}
