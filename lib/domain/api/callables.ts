import type { BillingCallables, ConnectCallables } from './billing';
import type { CashCallables } from './cash';
import type { CatalogueCallables } from './catalogue';
import type { CatalogueAdminCallables } from './catalogue-admin';
import type { CourierCallables } from './money/couriers';
import type { CustomerCallables } from './customers/customers';
import type { DesignChangeCallables } from './design-changes';
import type { DeviceCallables } from './devices';
import type { DiscountCallables } from './discounts';
import type { InboxCallables } from './inbox';
import type { MessageCallables } from './messages';
import type { OrderAdminCallables } from './order-admin';
import type { OrderEditCallables } from './money/order-edits';
import type { OrderCallables } from './orders';
import type { OpeningCallables } from './platform/opening';
import type { LeavingCallables } from './platform/leaving';
import type { OperatorCallables } from './platform/operators';
import type { SupportCallables } from './platform/support';
import type { SwitchingCallables } from './platform/switching';
import type { OwnPageCallables } from './own-pages';
import type { PaymentCallables } from './payments';
import type { HandOrderCallables } from './money/orders-by-hand';
import type { PaymentLinkCallables } from './money/payment-links';
import type { PeopleCallables } from './people';
import type { PrepaidCallables } from './money/prepaid';
import type { ReturnCallables } from './money/returns';
import type { TransferCallables } from './money/transfers';
import type { PictureCallables } from './pictures';
import type { ReconciliationCallables } from './reconciliation';
import type { ReminderCallables } from './shoppers/reminders';
import type { StaffCallables } from './staff';
import type { StoreCallables } from './store';
import type { StudioCallables } from './studio';
import type { ApiKeyCallables } from './developers/api-keys';
import type { WebhookCallables } from './developers/webhooks';

/** The callable functions of DESIGN.md 5, by domain: name to request and response. */
export interface Callables
  extends
    OrderCallables,
    OrderAdminCallables,
    OrderEditCallables,
    CashCallables,
    PaymentCallables,
    PaymentLinkCallables,
    HandOrderCallables,
    CourierCallables,
    DiscountCallables,
    PrepaidCallables,
    ReturnCallables,
    TransferCallables,
    CustomerCallables,
    MessageCallables,
    ReconciliationCallables,
    ReminderCallables,
    InboxCallables,
    CatalogueCallables,
    CatalogueAdminCallables,
    PeopleCallables,
    PictureCallables,
    DesignChangeCallables,
    DeviceCallables,
    StaffCallables,
    StoreCallables,
    OpeningCallables,
    LeavingCallables,
    OperatorCallables,
    SupportCallables,
    SwitchingCallables,
    OwnPageCallables,
    StudioCallables,
    WebhookCallables,
    ApiKeyCallables,
    BillingCallables,
    ConnectCallables {}

export type CallableName = keyof Callables;
