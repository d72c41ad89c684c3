import type { ReactNode } from 'react';
import { CartReminderForm } from '@/components/admin/carts/cart-reminder-form';
import { WithheldMailsPanel } from '@/components/admin/mails/withheld-mails-panel';
import { PlanPanel } from '@/components/admin/plan/plan-panel';
import { AddressesForm } from '@/components/admin/settings/addresses-form';
import { CarriersForm } from '@/components/admin/settings/carriers-form';
import { CashBlocksPanel } from '@/components/admin/settings/cash-blocks-panel';
import { CheckoutExtrasForm } from '@/components/admin/settings/checkout-extras-form';
import { ConfirmationForm } from '@/components/admin/settings/confirmation-form';
import { CurrenciesForm } from '@/components/admin/settings/currencies-form';
import { DeliveryPanel } from '@/components/admin/settings/delivery-panel';
import { DevicePanel } from '@/components/admin/settings/device-panel';
import { FeedsPanel } from '@/components/admin/settings/feeds-panel';
import { GiftSaleForm } from '@/components/admin/settings/gift-sale-form';
import { MeasurementForm } from '@/components/admin/settings/measurement-form';
import { NotificationsPanel } from '@/components/admin/settings/notifications-panel';
import { OrderRulesForm } from '@/components/admin/settings/order-rules-form';
import { RegionForm } from '@/components/admin/settings/region-form';
import { ReservationCapsForm } from '@/components/admin/settings/reservation-caps-form';
import { ReviewsForm } from '@/components/admin/settings/reviews-form';
import { SearchEnginesForm } from '@/components/admin/settings/search-engines-form';
import { SuggestionsForm } from '@/components/admin/settings/suggestions-form';
import { TaxForm } from '@/components/admin/settings/tax/tax-form';

interface SettingsSection {
  /** Also the anchor in the address, such as `/admin/settings#plan`. */
  readonly id:
    | 'plan'
    | 'prices'
    | 'delivery'
    | 'orders'
    | 'customers'
    | 'advertising'
    | 'notifications'
    | 'region'
    | 'lists';
  readonly panels: ReactNode;
}

/** The sections of the settings page in order; add a new panel here. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  { id: 'plan', panels: <PlanPanel /> },
  {
    id: 'prices',
    panels: (
      <>
        <CurrenciesForm />
        <TaxForm />
        <GiftSaleForm />
      </>
    ),
  },
  {
    id: 'delivery',
    panels: (
      <>
        <DeliveryPanel />
        <CarriersForm />
        <AddressesForm />
      </>
    ),
  },
  {
    id: 'orders',
    panels: (
      <>
        <OrderRulesForm />
        <CheckoutExtrasForm />
        <ConfirmationForm />
        <ReservationCapsForm />
      </>
    ),
  },
  {
    id: 'customers',
    panels: (
      <>
        <ReviewsForm />
        <CartReminderForm />
      </>
    ),
  },
  {
    id: 'advertising',
    panels: (
      <>
        <SuggestionsForm />
        <MeasurementForm />
        <FeedsPanel />
        <SearchEnginesForm />
      </>
    ),
  },
  { id: 'notifications', panels: <NotificationsPanel /> },
  {
    id: 'region',
    panels: (
      <>
        <RegionForm />
        <DevicePanel />
      </>
    ),
  },
  // Last, because their lists load late and would shift the content below them.
  {
    id: 'lists',
    panels: (
      <>
        <CashBlocksPanel />
        <WithheldMailsPanel />
      </>
    ),
  },
];
