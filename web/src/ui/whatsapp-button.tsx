import { useTranslation } from 'react-i18next';
import { useOffice } from '#lib/office.ts';
import { Button } from './button.tsx';
import { PlatformIcon } from './platform-icon.tsx';

interface WhatsAppButtonProps {
  variant: 'whatsapp' | 'inverseQuiet';
  size: 'sm' | 'lg';
}

export function WhatsAppButton({ variant, size }: WhatsAppButtonProps) {
  const { t } = useTranslation('common');
  const { whatsappHref } = useOffice();
  return (
    <Button asChild variant={variant} size={size}>
      <a href={whatsappHref} target="_blank" rel="noopener noreferrer">
        <PlatformIcon platform="whatsapp" className={size === 'lg' ? 'size-4.5' : 'size-4'} />
        {t('whatsapp')}
      </a>
    </Button>
  );
}
