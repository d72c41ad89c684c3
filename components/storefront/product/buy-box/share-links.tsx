import { useTranslation } from 'next-i18next/pages';
import { copyText } from '@/components/overlays/copy-text';
import { prepareNotices } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import { Icon } from '@/components/ui/media/icon';
import { recipe } from '@/theme/recipe';
import styles from './share-links.module.css';

interface ShareLinksProps {
  readonly title: string;
  /** Absolute address of the shown variant. */
  readonly address: string;
}

/** The device's share sheet, or else a button that copies the link; and WhatsApp, which most shoppers here use. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const { t } = useTranslation('product');

  const copy = () => copyText(address, { copied: t('share.copied'), failed: t('share.failed') });
  const share = async () => {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title, url: address });
    } catch (error) {
      // An AbortError means that the shopper closed the share sheet; any other failure copies the link.
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
