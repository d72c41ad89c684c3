import { useTranslation } from 'next-i18next/pages';
import { AddressFields } from '@/components/storefront/addresses/address-fields';
import { useShippingForm } from '@/components/storefront/checkout/use-shipping-form';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { TextField } from '@/components/ui/forms/text-field';
import { useStoreSetting } from '@/context/store-setting-context';
import { ADDRESS_FIELDS } from '@/lib/domain/address/address-fields';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';
import styles from '@/components/storefront/gift-cards/balance-view.module.css';
import { ReceiverFields } from './receiver-fields';
import { OTHER, useBuyGiftCard } from './use-buy-gift-card';

/** Orders a gift card: amount, receiver, date and buyer; then comes its payment. */
export function BuyGiftCard() {
  const { t } = useTranslation('gift-card');
  const { ofError, ofField } = useErrorText();
  const { money } = useFormats();
  const { giftCards, baseCurrency, addresses } = useStoreSetting();
  const { amounts, least, most } = giftCards;
  const { form } = useShippingForm(addresses);
  const { draft, change, failure, buy } = useBuyGiftCard();
  const submit = form.handleSubmit(async (address) => {
    const fields = await buy(address);
    for (const field of ADDRESS_FIELDS) {
      const message = fields[`address.${field}`];
      if (message) form.setError(field, { message });
    }
  });
  const choices = [
    ...amounts.map((amount) => ({ value: String(amount), label: money(amount, baseCurrency) })),
    ...(most === null ? [] : [{ value: OTHER, label: t('buy.other') }]),
  ];
  const unsold = failure?.code === 'gift-card-unsold' ? ofError(failure) : undefined;
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h2 className={recipe('heading', { size: '2xl' })}>{t('buy.title')}</h2>
      <p className={styles.intro}>{t('buy.intro')}</p>
      <RadioCards
        legend={t('buy.amount')}
        look="chips"
        choices={choices}
        value={draft.chosen}
        onValueChange={(chosen) => change({ chosen })}
        error={draft.chosen === OTHER ? undefined : unsold}
      />
      {draft.chosen === OTHER && most !== null && (
        <TextField
          label={t('buy.typed', { currency: baseCurrency })}
          hint={t('buy.bounds', {
            least: money(least ?? 1, baseCurrency),
            most: money(most, baseCurrency),
          })}
          inputMode="decimal"
          dir="ltr"
          value={draft.typed}
          error={unsold ?? ofField(failure?.fields?.amount)}
          onChange={({ target }) => change({ typed: target.value })}
        />
      )}
      <ReceiverFields draft={draft} change={change} fields={failure?.fields ?? {}} />
      <h3 className={recipe('heading', { size: 'lg' })}>{t('buy.payer')}</h3>
      <AddressFields form={form} emailHint={t('buy.emailHint')} />
      {failure && !failure.fields && !unsold && <Alert tone="error" title={ofError(failure)} />}
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        {t('buy.submit')}
      </Button>
    </form>
  );
}
