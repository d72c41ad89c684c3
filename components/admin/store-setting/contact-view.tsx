import { SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { SettingFormFrame } from '@/components/admin/forms/setting-form-frame';
import { LocalizedInputs, TextInput } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreSetting } from '@/context/store-setting-context';
import type { SettingEdits } from '@/lib/domain/store/editing/setting-edits';
import { SOCIAL_NETWORKS } from '@/lib/domain/store/store-setting';

type Contact = SettingEdits['contact'];

/** The store's contact details, for the footer, the contact page and invoices. */
export function ContactView() {
  const { t } = useTranslation(['admin-store', 'common']);
  const { contact, savedAt } = useStoreSetting();
  const contactForm = useSettingForm<'contact', Contact>({
    part: 'contact',
    stored: contact,
    savedAt: savedAt.contact ?? 0,
    toForm: withEveryNetwork,
    toEdit: (form) => form,
  });
  return (
    <SettingFormFrame setting={contactForm} label={t('contact.title')} ownerOnly>
      {(save) => (
        <>
          <PageHeader title={t('contact.title')} description={t('contact.description')} actions={save} />
          <Panel title={t('contact.reach')}>
            <Stack gap="5">
              <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
                <TextInput
                  name="email"
                  label={t('contact.email')}
                  hint={t('contact.emailHint')}
                  type="email"
                  dir="ltr"
                />
                <TextInput name="phone" label={t('contact.phone')} type="tel" dir="ltr" />
              </SimpleGrid>
              <LocalizedInputs name="address" label={t('contact.address')} />
              <LocalizedInputs
                name="hours"
                label={t('contact.hours')}
                placeholders={{ en: t('hoursIn.en'), ar: t('hoursIn.ar') }}
              />
            </Stack>
          </Panel>
          <Panel title={t('contact.social')}>
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
              {SOCIAL_NETWORKS.map((network) => (
                <TextInput
                  key={network}
                  name={`social.${network}`}
                  label={t(`common:social.${network}`)}
                  type="url"
                  dir="ltr"
                  placeholder="https://"
                />
              ))}
            </SimpleGrid>
          </Panel>
        </>
      )}
    </SettingFormFrame>
  );
}

const withEveryNetwork = (contact: Contact): Contact => ({
  ...contact,
  social: Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, contact.social[network] ?? ''])),
});
