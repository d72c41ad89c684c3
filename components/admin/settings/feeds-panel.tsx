import { Field, NativeSelect, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Copyable } from '@/components/admin/copyable';
import { Panel } from '@/components/admin/panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteOrigin } from '@/lib/addresses';
import { isLocale, LOCALES } from '@/lib/domain/locale';
import { isCurrencyCode } from '@/lib/domain/money/money';
import { feedPath } from '@/lib/domain/routes/feed-paths';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** The addresses of the product feeds, one for each of the store's languages and currencies. */
export function FeedsPanel() {
  const { t } = useTranslation('admin-store');
  const setting = useStoreSetting();
  const [locale, setLocale] = useState(useLocale());
  const [currency, setCurrency] = useState(setting.baseCurrency);
  return (
    <Panel title={t('feeds.title')}>
      <Stack gap="5">
        <Text color="fg.muted">{t('feeds.description')}</Text>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <Choice
            label={t('feeds.language')}
            value={locale}
            options={LOCALES.map((value) => ({ value, label: t(`own.${value}`) }))}
            onChoose={(chosen) => isLocale(chosen) && setLocale(chosen)}
          />
          <Choice
            label={t('feeds.currency')}
            value={currency}
            options={setting.currencies.map(({ code }) => ({ value: code, label: code }))}
            onChoose={(chosen) => isCurrencyCode(chosen) && setCurrency(chosen)}
          />
        </SimpleGrid>
        <Copyable text={`${siteOrigin(setting)}${feedPath({ locale, currency })}`} />
        <Text color="fg.muted" textStyle="sm">
          {t('feeds.limit')}
        </Text>
      </Stack>
    </Panel>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
