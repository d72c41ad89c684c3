import type { BillingCallables } from './billing';
import type { CashCallables } from './cash';
import type { CatalogueCallables } from './catalogue';
import type { CatalogueAdminCallables } from './catalogue-admin';
import type { CourierCallables } from './couriers';
import type { DesignChangeCallables } from './design-changes';
import type { DeviceCallables } from './devices';
import type { DiscountCallables } from './discounts';
import type { InboxCallables } from './inbox';
import type { MessageCallables } from './messages';
import type { OrderAdminCallables } from './order-admin';
import type { OrderEditCallables } from './money/order-edits';
import type { OrderCallables } from './orders';
import type { PaymentCallables } from './payments';
import type { PeopleCallables } from './people';
import type { PrepaidCallables } from './money/prepaid';
import type { PictureCallables } from './pictures';
import type { ReconciliationCallables } from './reconciliation';
import type { StaffCallables } from './staff';
import type { StoreCallables } from './store';
import type { StudioCallables } from './studio';

/** The callable functions of DESIGN.md 5, by domain: name to request and response. */
export interface Callables
  extends
    OrderCallables,
    OrderAdminCallables,
    OrderEditCallables,
    CashCallables,
    PaymentCallables,
    CourierCallables,
    DiscountCallables,
    PrepaidCallables,
    MessageCallables,
    ReconciliationCallables,
    InboxCallables,
    CatalogueCallables,
    CatalogueAdminCallables,
    PeopleCallables,
    PictureCallables,
    DesignChangeCallables,
    DeviceCallables,
    StaffCallables,
    StoreCallables,
    StudioCallables,
    BillingCallables {}

export type CallableName = keyof Callables;
