import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useMotion } from '@/components/motion/use-motion';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { LinkButton } from '@/components/ui/actions/link-button';
import { QuantityInput } from '@/components/ui/forms/quantity-input';
import { Icon } from '@/components/ui/media/icon';
import { Picture } from '@/components/ui/media/picture';
import { useCart } from '@/context/cart-context';
import { useCurrency } from '@/context/currency-context';
import { useWishlist } from '@/context/wishlist-context';
import { slugIn } from '@/lib/domain/catalogue/slug';
import { MAX_LINES, type CartLine, type LineId } from '@/lib/domain/cart/cart';
import type { DiscountRow } from '@/lib/domain/discounts/discount-rows';
import { foreignTo, localized } from '@/lib/domain/locale';
import { linePicture, wordTexts } from '@/lib/domain/studio/design/line-design';
import { useDebounced } from '@/lib/hooks/browser/use-debounced';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useFocusNextOnRemove } from '@/lib/hooks/use-focus-next-on-remove';
import { paths } from '@/lib/paths';
import { imageUrl } from '@/lib/pictures/image-url';
import styles from './cart-line-item.module.css';

const ANNOUNCE_MS = 400;

interface Props {
  readonly line: CartLine;
  /** Stock, in pieces. */
  readonly available: number;
  readonly discounts: readonly DiscountRow[];
}

export function CartLineItem({ line, available, discounts }: Props) {
  const { t } = useTranslation(['cart', 'common']);
  const locale = useLocale();
  const { setQuantity } = useCart();
  const takeOut = useTakeOut();
  const item = useFocusNextOnRemove<HTMLLIElement>();
  const Item = useMotion()?.AnimatedItem ?? 'li';
  const { keep } = useWishlist();
  const [saving, setSaving] = useState(false);
  const { currency, convert, format } = useCurrency();
  const { money, plain } = useFormats();
  const [announce] = useDebounced(
    () => notify({ type: 'success', message: t('toast.updated') }),
    ANNOUNCE_MS,
  );
  const title = localized(line.title, locale);
  const picture = linePicture(line);
  const href = paths.product(slugIn(line, locale), line.variantId);

  const change = (quantity: number) => {
    setQuantity(line, quantity);
    announce();
  };
  const saveForLater = async () => {
    setSaving(true);
    const saved = await keep(line.productId);
    setSaving(false);
    if (saved) takeOut(line, t('common:toast.wishAdded'));
  };

  return (
    <Item ref={item}>
      <div className={styles.line}>
        <Link href={href} className={styles.picture} tabIndex={-1} aria-hidden>
          {picture && <Picture src={imageUrl(picture)} alt="" sizes="128px" loading="eager" />}
        </Link>
        <div className={styles.about}>
          <Link href={href} className={styles.title} {...foreignTo(locale, line.title)}>
            {title}
          </Link>
          {line.color && (
            <p className={styles.detail}>{t('line.color', { name: localized(line.color, locale) })}</p>
          )}
          {line.size && (
            <p className={styles.detail}>{t('line.size', { name: localized(line.size, locale) })}</p>
          )}
          {line.others.map(({ option, value }, index) => (
            <p key={index} className={styles.detail}>
              {t('line.other', { option: localized(option, locale), name: localized(value, locale) })}
            </p>
          ))}
          {wordTexts(line.design, locale).map((words) => (
            <p key={words} className={styles.detail}>
              <bdi>{words}</bdi>
            </p>
          ))}
          <p className={styles.detail}>{t('line.each', { price: format(line.unitPrice) })}</p>
          {discounts.map(({ id, name, amount }) => (
            <p key={id} className={styles.detail}>
              {t('summary.discount', { name })} {money(-amount, currency)}
            </p>
          ))}
          {line.quantity >= available && (
            <p className={styles.detail}>{t('line.most', { limit: available })}</p>
          )}
        </div>
        <p className={styles.total}>{money(convert(line.unitPrice) * line.quantity, currency)}</p>
        <div className={styles.actions}>
          <QuantityInput
            value={line.quantity}
            max={available}
            onChange={change}
            format={plain}
            labels={{
              quantity: t('line.quantity'),
              increase: t('common:quantity.increase'),
              decrease: t('common:quantity.decrease'),
            }}
          />
          {line.design && (
            <LinkButton
              variant="ghost"
              colorPalette="gray"
              size="sm"
              href={paths.design(slugIn(line, locale), { variant: line.variantId, change: line.design.id })}
            >
              {t('line.changeDesign')}
            </LinkButton>
          )}
          {/* The wishlist stores products only, so it would lose the design. */}
          {!line.design && (
            <Button
              variant="ghost"
              colorPalette="gray"
              size="sm"
              loading={saving}
              onClick={() => void saveForLater()}
            >
              <Icon name="heart" size={18} />
              {t('line.saveForLater')}
            </Button>
          )}
          <Button
            variant="ghost"
            colorPalette="gray"
            size="sm"
            onClick={() => takeOut(line, t('toast.removed'))}
          >
            <Icon name="trash" size={18} />
            {t('line.remove')}
          </Button>
        </div>
      </div>
    </Item>
  );
}

/** Removes a line from the cart, notifies with `message`, and offers undo; again if the cart has no room for it. */
export function useTakeOut() {
  const { t } = useTranslation(['cart', 'common']);
  const { remove, restoreLine } = useCart();
  const undo = (line: CartLine) => ({ label: t('toast.undo'), onClick: () => putBack(line) });
  const putBack = (line: CartLine) => {
    if (restoreLine(line)) return;
    const message = t('common:toast.limit.lines', { most: MAX_LINES });
    notify({ type: 'error', message, action: undo(line) });
  };
  return (line: LineId, message: string) => {
    const removed = remove(line);
    notify({ type: 'success', message, ...(removed && { action: undo(removed) }) });
  };
}
