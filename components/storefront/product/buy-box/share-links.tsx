import { useTranslation } from 'next-i18next/pages';
import { notify, prepareNotices } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import { Icon } from '@/components/ui/media/icon';
import { recipe } from '@/theme/recipe';
import styles from './share-links.module.css';

interface ShareLinksProps {
  readonly title: string;
  /** Absolute, of the variant in view. */
  readonly address: string;
}

/** The device's own way to share where it has one, else the link is copied; and WhatsApp, which most here use. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const { t } = useTranslation('product');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify({ type: 'success', message: t('share.copied') });
    } catch {
      notify({ type: 'error', message: t('share.failed') });
    }
  };
  const share = async () => {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      // A shopper who closes the device's share sheet changed their mind; any other failure gets the fallback.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };

  return (
    <div role="group" aria-label={t('share.label')} className={styles.links}>
      <Button
        variant="ghost"
        size="sm"
        onPointerEnter={prepareNotices}
        onFocus={prepareNotices}
        onClick={() => void share()}
      >
        <Icon name="share" size={18} />
        {t('share.button')}
      </Button>
      <a
        className={recipe('button', { variant: 'ghost', size: 'sm' })}
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="chat" size={18} />
        {t('share.whatsapp')}
      </a>
    </div>
  );
}
