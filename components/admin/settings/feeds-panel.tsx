import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Copyable } from '@/components/admin/copyable';
import { SelectField } from '@/components/admin/forms/select-field';
import { Panel } from '@/components/admin/panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteOrigin } from '@/lib/site-urls';
import { LOCALES } from '@/lib/domain/locale';
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
          <SelectField
            label={t('feeds.language')}
            value={locale}
            options={LOCALES.map((value) => ({ value, label: t(`own.${value}`) }))}
            onChange={setLocale}
          />
          <SelectField
            label={t('feeds.currency')}
            value={currency}
            options={setting.currencies.map(({ code }) => ({ value: code, label: code }))}
            onChange={setCurrency}
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
