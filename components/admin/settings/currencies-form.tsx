import { Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFieldArray, useWatch } from 'react-hook-form';
import { readNumber } from '@/components/admin/forms/amounts';
import { RemoveButton } from '@/components/admin/forms/list-parts';
import { Select } from '@/components/admin/forms/select-field';
import { SelectInput } from '@/components/admin/forms/select-input';
import { AmountInput } from '@/components/admin/forms/text-input';
import { CURRENCY_CODES, useCurrencyName } from '@/components/admin/forms/use-currency-name';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';
import type { CurrencyCode } from '@/lib/domain/money/money';

interface CurrenciesForm {
  baseCurrency: CurrencyCode;
  /** Without the base currency. */
  currencies: { code: CurrencyCode; rate: string }[];
}

/** The currencies that shoppers can pay in, with the exchange rate of the base currency. */
export function CurrenciesForm() {
  const { t } = useTranslation('admin-store');
  const { baseCurrency, currencies, savedAt } = useStoreSetting();
  const nameOf = useCurrencyName();
  const setting = useSettingForm<'currencies', CurrenciesForm>({
    part: 'currencies',
    stored: { baseCurrency, currencies },
    savedAt: savedAt.currencies ?? 0,
    toForm: (stored) => ({
      baseCurrency: stored.baseCurrency,
      currencies: stored.currencies
        .filter(({ code }) => code !== stored.baseCurrency)
        .map(({ code, rate }) => ({ code, rate: String(rate) })),
    }),
    toEdit: (form) => ({
      baseCurrency: form.baseCurrency,
      currencies: form.currencies
        .filter(({ code }) => code !== form.baseCurrency)
        .map(({ code, rate }) => ({ code, rate: readNumber(rate) })),
    }),
  });
  const { control } = setting.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'currencies' });
  const base = useWatch({ control, name: 'baseCurrency' });
  const offered = fields.map(({ code }) => code);
  const left = CURRENCY_CODES.filter((code) => code !== base && !offered.includes(code));

  return (
    <SettingPanel
      title={t('currencies.title')}
      description={t('currencies.description')}
      setting={setting}
      ownerOnly
    >
      <SelectInput
        name="baseCurrency"
        label={t('currencies.base')}
        hint={t('currencies.baseHint')}
        options={CURRENCY_CODES.map((code) => ({ value: code, label: nameOf(code) }))}
      />
      <Stack as="ul" listStyleType="none" gap="4" aria-label={t('currencies.offered')}>
        {fields.map(({ id, code }, index) => (
          <Flex as="li" key={id} gap="3" align="flex-start">
            <AmountInput
              name={`currencies.${index}.rate`}
              label={t('currencies.rate', { base, code })}
              hint={nameOf(code)}
              unit={code}
            />
            <RemoveButton mt="6" label={t('currencies.remove', { code })} onRemove={() => remove(index)} />
          </Flex>
        ))}
      </Stack>
      {fields.length === 0 && <Text color="fg.muted">{t('currencies.onlyBase', { base })}</Text>}
      {left.length > 0 && (
        <Select
          maxWidth="sm"
          aria-label={t('currencies.add')}
          value=""
          options={[
            { value: '', label: t('currencies.add') },
            ...left.map((code) => ({ value: code, label: nameOf(code) })),
          ]}
          onChange={(code) => code && append({ code, rate: '' })}
        />
      )}
    </SettingPanel>
  );
}
