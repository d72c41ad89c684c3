import { useTranslation } from 'next-i18next/pages';
import { readNumber } from '@/components/admin/forms/amounts';
import { SelectInput } from '@/components/admin/forms/select-input';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { NumberInput, TextInput } from '@/components/admin/forms/text-input';
import { useSettingForm } from '@/components/admin/forms/use-setting-form';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { SettingPanel } from '@/components/admin/settings/setting-panel';
import { useStoreSetting } from '@/context/store-setting-context';
import { LOCALES } from '@/lib/domain/locale';
import { MESSAGE_MODES } from '@/lib/domain/messages/notices';
import type { NotificationDocument, NotificationSetting } from '@/lib/domain/store/notifications';
import { useNotificationSetting } from '@/lib/hooks/store/use-store-documents';

/** The e-mails that the store gets, their address and language. */
export function NotificationsPanel() {
  const stored = useNotificationSetting(useStoreSetting().storeId);
  if (stored.status === 'failed') return <LoadFailure code={stored.code} />;
  if (stored.status !== 'ready') return <ListSkeleton rows={3} />;
  return <NotificationsForm stored={stored.value} />;
}

type NotificationsForm = Omit<NotificationSetting, 'lowStockAt'> & { lowStockAt: string };

function NotificationsForm({ stored }: { readonly stored: NotificationDocument }) {
  const { t } = useTranslation('admin-store');
  const { contact } = useStoreSetting();
  const setting = useSettingForm<'notifications', NotificationsForm>({
    part: 'notifications',
    stored: stored.notifications,
    savedAt: stored.savedAt,
    toForm: (saved) => ({ ...saved, lowStockAt: String(saved.lowStockAt) }),
    toEdit: (form) => ({ ...form, lowStockAt: readNumber(form.lowStockAt) }),
  });
  return (
    <SettingPanel
      title={t('notifications.title')}
      description={t('notifications.description')}
      setting={setting}
      ownerOnly
    >
      <TextInput
        name="email"
        label={t('notifications.email')}
        hint={t('notifications.emailHint')}
        placeholder={contact.email}
        type="email"
        dir="ltr"
      />
      <SelectInput
        name="locale"
        label={t('notifications.locale')}
        options={LOCALES.map((locale) => ({ value: locale, label: t(`preview.${locale}`) }))}
      />
      <SwitchInput name="newOrder" label={t('notifications.newOrder')} />
      <SwitchInput name="lowStock" label={t('notifications.lowStock')} />
      <NumberInput
        name="lowStockAt"
        label={t('notifications.lowStockAt')}
        hint={t('notifications.lowStockAtHint')}
      />
      <SwitchInput name="weekly" label={t('notifications.weekly')} />
      <SelectInput
        name="messages"
        label={t('notifications.messages')}
        hint={t('notifications.messagesHint')}
        options={MESSAGE_MODES.map((mode) => ({ value: mode, label: t(`notifications.mode.${mode}`) }))}
      />
    </SettingPanel>
  );
}
