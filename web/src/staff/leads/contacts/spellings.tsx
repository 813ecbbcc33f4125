import { EmailText } from '#staff-ui/email-text.tsx';

/** Numbers or e-mails, each on its line; a dash for none. */
export function Spellings({ values }: { values: readonly string[] }) {
  if (values.length === 0) return '–';
  // what is masked may look alike
  return [...new Set(values)].map((value) => (
    <span key={value} className="block wrap-anywhere">
      <bdi dir="ltr">
        <EmailText value={value} />
      </bdi>
    </span>
  ));
}
