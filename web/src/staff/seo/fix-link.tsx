import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '#staff-lib/auth/use-may.ts';
import { Button } from '#ui/button.tsx';
import { ArrowForward } from '#ui/icon.tsx';
import type { SeoTarget } from './api/seo.ts';
import { fixPlace } from './fix-address.ts';

interface FixLinkProps {
  target: SeoTarget;
  label: string;
  /** For who hears the label alone. */
  about: string;
}

/** Only for who can mend it there. */
export function FixLink({ target, label, about }: FixLinkProps) {
  const { t } = useTranslation('adminSeo');
  const { place, mayFix } = useFix(target);
  if (place === null || !mayFix) return null;
  return (
    <Button asChild size="sm" variant="secondary">
      <Link to={place.to} aria-label={t('fixName', { label, about })}>
        {label}
        <ArrowForward />
      </Link>
    </Button>
  );
}

/** Why there is no button. */
export function WhoFixes({ target }: { target: SeoTarget }) {
  const { t } = useTranslation('adminSeo');
  const { place, mayFix } = useFix(target);
  if (place !== null && mayFix) return null;
  return <p className="mt-1 text-sm text-stone-600">{t(place === null ? 'byOperator' : 'byOthers')}</p>;
}

function useFix(target: SeoTarget) {
  const place = fixPlace(target);
  // a permission is always asked for: hooks know no "if"
  const mayFix = useMay(place?.needs ?? 'seo.read');
  return { place, mayFix };
}
