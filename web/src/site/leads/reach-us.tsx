import { Phone } from 'lucide-react';
import { useOffice } from '#lib/office.ts';
import { Button } from '#ui/button.tsx';
import { WhatsAppButton } from '#ui/whatsapp-button.tsx';

/** Phone and WhatsApp of the office. */
export function ReachUs({ className = '' }: { className?: string }) {
  const { phone, phoneHref } = useOffice();
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      <Button asChild variant="secondary" size="sm">
        <a href={phoneHref}>
          <Phone aria-hidden className="size-4" />
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </Button>
      <WhatsAppButton variant="whatsapp" size="sm" />
    </div>
  );
}
