import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { ArrowForward } from '#ui/icon.tsx';
import type { SeoTarget } from './api/seo.ts';
import { fixAddress } from './fix-address.ts';

interface FixLinkProps {
  target: SeoTarget;
  label: string;
  /** For who hears the label alone. */
  about: string;
}

export function FixLink({ target, label, about }: FixLinkProps) {
  const { t } = useTranslation('adminSeo');
  const { to, outside } = fixAddress(target);
  const name = t('fixName', { label, about });
  return (
    <Button asChild size="sm" variant="secondary">
      {outside ? (
        <a href={to} target="_blank" rel="noopener" aria-label={name}>
          {label}
          <ExternalLink aria-hidden className="flip-rtl size-4" />
        </a>
      ) : (
        <Link to={to} aria-label={name}>
          {label}
          <ArrowForward />
        </Link>
      )}
    </Button>
  );
}
