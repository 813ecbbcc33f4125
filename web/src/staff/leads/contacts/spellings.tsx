import { EmailText } from '#staff-ui/email-text.tsx';

/** Numbers or e-mails, each on its line; for none a dash where a table has its place, else nothing. */
export function Spellings({ values }: { values: readonly string[] }) {
  if (values.length === 0) return <span className="hidden @4xl:inline">–</span>;
  // what is masked may look alike
  return [...new Set(values)].map((value) => (
    <span key={value} className="block wrap-anywhere">
      <bdi dir="ltr">
        <EmailText value={value} />
      </bdi>
    </span>
  ));
}
