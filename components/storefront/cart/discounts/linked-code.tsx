import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { CODE_IN_ADDRESS, withoutCode } from '@/lib/domain/discounts/code-link';
import { paths } from '@/lib/paths';

/** Loaded only on pages that were opened by such a link. */
const load = () => import('./follow-code-link');
/** On failure the code stays in the address, and the next page view retries. */
const ignore = () => undefined;

/** Stores the code of a discount link and removes it from the address, so that nobody shares it by accident. Renders nothing. */
export function LinkedCode() {
  const { t } = useTranslation('common');
  const { query, asPath, push, replace } = useRouter();
  const linked = [query[CODE_IN_ADDRESS]].flat()[0];
  const follow = useEffectEvent(async (code: string) => {
    const { followCodeLink } = await load();
    followCodeLink(code, {
      message: (kept) => t('toast.codeKept', { code: kept }),
      action: { label: t('toast.viewCart'), onClick: () => void push(paths.cart), leads: true },
    });
    await replace(withoutCode(asPath), undefined, { shallow: true, scroll: false });
  });
  useEffect(() => {
    if (linked !== undefined) void follow(linked).catch(ignore);
  }, [linked]);
  return null;
}
