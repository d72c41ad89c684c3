import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '@/components/overlays/notify';
import { isCode, MAX_CODE_LENGTH, normalizeCode } from '@/lib/domain/discounts/discount';
import { CODE_IN_ADDRESS, withoutCode } from '@/lib/domain/discounts/code-link';
import { paths } from '@/lib/paths';

/** Pages without such a link do not pay for it. */
const loadStore = () => import('./discount-code-store');
/** The code stays in the address, and the next page view tries again. */
const ignore = () => undefined;

/** Renders nothing: keeps the code that a link brought as if it had been typed, and takes it out of the address, so that nobody shares it by accident. */
export function LinkedCode() {
  const { t } = useTranslation('common');
  const { query, asPath, push, replace } = useRouter();
  const linked = [query[CODE_IN_ADDRESS]].flat()[0]?.slice(0, MAX_CODE_LENGTH);
  const keep = useEffectEvent(async (typed: string) => {
    const { keepCode } = await loadStore();
    const code = normalizeCode(typed);
    if (code) keepCode(code);
    // What cannot be a code is refused in the cart, but not repeated here: a link could say anything.
    if (isCode(code))
      notify({
        type: 'success',
        message: t('toast.codeKept', { code }),
        action: { label: t('toast.viewCart'), onClick: () => void push(paths.cart) },
      });
    await replace(withoutCode(asPath), undefined, { shallow: true, scroll: false });
  });
  useEffect(() => {
    if (linked !== undefined) void keep(linked).catch(ignore);
  }, [linked]);
  return null;
}
