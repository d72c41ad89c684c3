import { useTranslation } from 'next-i18next/pages';
import { useStoreSetting } from '@/context/store-setting-context';
import type { DiscountRule } from '@/lib/domain/discounts/discount';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';

/** Describes a discount in a few words. */
export function useDiscountSentence() {
  const { t } = useTranslation('admin-discounts');
  const { baseCurrency } = useStoreSetting();
  const { money, percent, count } = useFigureFormats();
  return (rule: DiscountRule): string => {
    const most = rule.kind === 'tiers' ? (rule.steps.at(-1)?.percent ?? 0) : rule.percent;
    return t(`sentence.${rule.kind}`, {
      percent: percent(most / 100),
      amount: money(rule.amount, baseCurrency),
      buy: count(rule.buy),
      get: count(rule.get),
    });
  };
}
