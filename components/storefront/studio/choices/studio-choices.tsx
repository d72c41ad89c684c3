import { memo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { DesignOnScreen } from '@/components/storefront/studio/use-design';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { useCurrency } from '@/context/currency-context';
import type { Product } from '@/lib/domain/catalogue/product';
import { isSoldOutWith } from '@/lib/domain/catalogue/variants/choose-variant';
import { localized } from '@/lib/domain/locale';
import type { StudioTemplate, Swatch } from '@/lib/domain/studio/template/template';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { FaceChoices } from './face-choices';

interface StudioChoicesProps extends Pick<DesignOnScreen, 'look' | 'variant' | 'change' | 'chooseOption'> {
  readonly product: Product;
  readonly template: StudioTemplate;
}

/** Options of the board's look: size, typefaces, colours, frame and alignment. */
export const StudioChoices = memo(function StudioChoices({
  product,
  template,
  look,
  variant,
  change,
  chooseOption,
}: StudioChoicesProps) {
  const { t } = useTranslation('studio');
  const locale = useLocale();
  const { format } = useCurrency();
  const swatches = (list: readonly Swatch[]) =>
    list.map(({ id, name, color }) => ({ value: id, label: localized(name, locale), swatch: color }));
  return (
    <>
      <OptionChoices product={product} variant={variant} chooseOption={chooseOption} />
      <FaceChoices template={template} look={look} change={change} />
      <RadioCards
        look="chips"
        legend={t('choice.ink')}
        value={look.inkId}
        onValueChange={(inkId) => change('inkId', { inkId })}
        choices={swatches(template.inks)}
      />
      <RadioCards
        look="chips"
        legend={t('choice.background')}
        value={look.backgroundId}
        onValueChange={(backgroundId) => change('backgroundId', { backgroundId })}
        choices={swatches(template.backgrounds)}
      />
      <RadioCards
        look="chips"
        legend={t('choice.frame')}
        value={look.frameId}
        onValueChange={(frameId) => change('frameId', { frameId })}
        choices={template.frames.map(({ id, name, color, widthMm, addOn }) => ({
          value: id,
          label: [localized(name, locale), addOn > 0 && t('field.addOn', { price: format(addOn) })]
            .filter(Boolean)
            .join(' '),
          swatch: widthMm > 0 ? color : undefined,
        }))}
      />
      {template.alignments.length > 1 && (
        <RadioCards
          look="chips"
          legend={t('choice.align')}
          value={look.align}
          onValueChange={(align) => change('align', { align })}
          choices={template.alignments.map((value) => ({ value, label: t(`align.${value}`) }))}
        />
      )}
    </>
  );
});

/** The product's own options; the size option sets the board's dimensions. */
function OptionChoices({
  product,
  variant,
  chooseOption,
}: Pick<StudioChoicesProps, 'product' | 'variant' | 'chooseOption'>) {
  const { t } = useTranslation('studio');
  const locale = useLocale();
  if (!variant) return null;
  return product.options.map((option) => (
    <RadioCards
      key={option.id}
      look="chips"
      legend={localized(option.name, locale)}
      value={variant.optionValues[option.id] ?? ''}
      onValueChange={(value) => chooseOption(option.id, value)}
      choices={option.values.map(({ id, name, swatch }) => {
        const crossed = isSoldOutWith(product, variant, option.id, id);
        const label = localized(name, locale);
        return { value: id, label, swatch, crossed, ...(crossed && { note: t('choice.soldOut') }) };
      })}
    />
  ));
}
