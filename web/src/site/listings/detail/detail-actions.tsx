import { Heart, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { shareAddress } from '#lib/share-address.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast-state.ts';
import { ContactButtons } from '../contact/contact-buttons.tsx';
import type { ContactSubject } from '../contact/use-contact.ts';
import { useSavedListing } from '../saved/use-saved.ts';
import { titleOf } from '../wording.ts';

/** Hidden without scripts: there is no storage then. */
function SaveButton({ id }: { id: number }) {
  const { t } = useTranslation('listing');
  const { saved, toggle } = useSavedListing(id);
  return (
    <Button variant="secondary" aria-pressed={saved} onClick={toggle} className="grow basis-0 noscript:hidden">
      <Heart aria-hidden className={`size-4 ${saved ? 'fill-maroon-700 text-maroon-700' : ''}`} />
      {saved ? t('detail.saved') : t('detail.save')}
    </Button>
  );
}

function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('listing');
  const toast = useToast();
  const share = async () => {
    const outcome = await shareAddress(title, window.location.href);
    if (outcome === 'copied') toast({ title: t('detail.linkCopied'), description: t('detail.linkCopiedText') });
    if (outcome === 'failed')
      toast({ title: t('detail.shareFailed'), description: t('detail.shareFailedText'), variant: 'destructive' });
  };
  return (
    <Button variant="secondary" onClick={() => void share()} className="grow basis-0 noscript:hidden">
      <Share2 aria-hidden className="size-4" />
      {t('detail.share')}
    </Button>
  );
}

export function DetailActions({ property, inquiry }: { property: ContactSubject; inquiry: ReactNode }) {
  const { language } = useLanguage();
  return (
    <div className="flex flex-col gap-2.5">
      {inquiry}
      <div className="flex gap-2.5">
        <ContactButtons property={property} place="aside" />
      </div>
      <div className="flex gap-2.5">
        <SaveButton id={property.id} />
        <ShareButton title={titleOf(property, language)} />
      </div>
    </div>
  );
}
