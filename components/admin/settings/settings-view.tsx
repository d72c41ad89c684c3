import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { WithheldMailsPanel } from '@/components/admin/mails/withheld-mails-panel';
import { PlanPanel } from '@/components/admin/plan/plan-panel';
import { CashBlocksPanel } from '@/components/admin/settings/cash-blocks-panel';
import { ConfirmationForm } from '@/components/admin/settings/confirmation-form';
import { AddressesForm } from '@/components/admin/settings/addresses-form';
import { CheckoutExtrasForm } from '@/components/admin/settings/checkout-extras-form';
import { CurrenciesForm } from '@/components/admin/settings/currencies-form';
import { DeliveryPanel } from '@/components/admin/settings/delivery-panel';
import { DevicePanel } from '@/components/admin/settings/device-panel';
import { NotificationsPanel } from '@/components/admin/settings/notifications-panel';
import { OrderRulesForm } from '@/components/admin/settings/order-rules-form';
import { ReservationCapsForm } from '@/components/admin/settings/reservation-caps-form';
import { TaxForm } from '@/components/admin/settings/tax/tax-form';
import { RegionForm } from '@/components/admin/settings/region-form';
import { ReviewsForm } from '@/components/admin/settings/reviews-form';
import { PageHeader } from '@/components/admin/shell/page-header';

/** How the store sells and who is notified; each part is saved on its own. */
export function SettingsView() {
  const { t } = useTranslation('admin-store');
  return (
    <>
      <PageHeader title={t('settings.title')} description={t('settings.description')} />
      <Stack gap="5" maxWidth="4xl">
        <PlanPanel />
        <CurrenciesForm />
        <TaxForm />
        <DeliveryPanel />
        <AddressesForm />
        <OrderRulesForm />
        <CheckoutExtrasForm />
        <ConfirmationForm />
        <ReservationCapsForm />
        <ReviewsForm />
        <NotificationsPanel />
        <RegionForm />
        <DevicePanel />
        {/* Last: their lists arrive late and would move what is below them away from the pointer. */}
        <CashBlocksPanel />
        <WithheldMailsPanel />
      </Stack>
    </>
  );
}
