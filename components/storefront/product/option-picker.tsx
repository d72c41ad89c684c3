import { useTranslation } from 'next-i18next/pages';
import { RadioCards } from '@/components/ui/radio-cards';
import { isSoldOutWith } from '@/lib/domain/catalogue/choose-variant';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';

interface OptionPickerProps {
  readonly product: Product;
  readonly variant: Variant;
  readonly onChoose: (optionId: string, valueId: string) => void;
}

/** A group per option; values that are sold out beside the other choices are crossed out but can be looked at. */
export function OptionPicker({ product, variant, onChoose }: OptionPickerProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  return product.options.map((option) => (
    <RadioCards
      key={option.id}
      look="chips"
      legend={localized(option.name, locale)}
      value={variant.optionValues[option.id] ?? ''}
      onValueChange={(value) => onChoose(option.id, value)}
      choices={option.values.map(({ id, name, swatch }) => {
        const crossed = isSoldOutWith(product, variant, option.id, id);
        return {
          value: id,
          label: localized(name, locale),
          swatch,
          crossed,
          ...(crossed && { note: t('product.soldOut') }),
        };
      })}
    />
  ));
}
