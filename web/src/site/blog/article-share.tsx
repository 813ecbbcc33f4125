import { Link2, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { track } from '#lib/analytics/analytics.ts';
import { shareAddress } from '#lib/share-address.ts';
import { Button } from '#ui/button.tsx';
import { PlatformIcon } from '#ui/platform-icon.tsx';
import { useToast } from '#ui/toast-state.ts';

interface ArticleShareProps {
  title: string;
  /** Absolute. */
  url: string;
}

const round =
  'inline-flex size-11 items-center justify-center rounded-full border border-sand-300 text-stone-700 hover:border-stone-400 hover:text-maroon-700 [&_svg]:size-4.5';

export function ArticleShare({ title, url }: ArticleShareProps) {
  const { t } = useTranslation(['blog', 'common']);
  const toast = useToast();
  const share = async () => {
    track({ action: 'share', category: 'article' });
    const outcome = await shareAddress(title, url);
    if (outcome === 'copied') toast({ title: t('share.copied') });
    if (outcome === 'failed')
      toast({ title: t('share.failed'), description: t('share.failedText'), variant: 'destructive' });
  };
  const address = encodeURIComponent(url.toWellFormed());
  const text = encodeURIComponent(title.toWellFormed());
  const networks = [
    ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['twitter', `https://twitter.com/intent/tweet?url=${address}&text=${text}`],
    ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
  ] as const;
  return (
    <div role="group" aria-label={t('share.label')} className="flex flex-wrap items-center gap-2">
      <Button variant="secondary" onClick={() => void share()} className="noscript:hidden">
        <Link2 aria-hidden className="size-4" />
        {t('share.action')}
      </Button>
      {networks.map(([name, href]) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${t(`share.${name}`)} (${t('common:opensNewWindow')})`}
          title={t(`share.${name}`)}
          className={round}
        >
          <PlatformIcon platform={name} />
        </a>
      ))}
      <a
        href={`mailto:?subject=${text}&body=${address}`}
        aria-label={t('share.email')}
        title={t('share.email')}
        className={round}
      >
        <Mail aria-hidden />
      </a>
    </div>
  );
}
