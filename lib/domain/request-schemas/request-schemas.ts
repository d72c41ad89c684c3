import type { Callables } from '@/lib/domain/api/callables';
import { billingSchemas } from './money/billing';
import { catalogueSchemas } from './catalogue';
import { catalogueAdminSchemas } from './catalogue-admin';
import { customerSchemas } from './customers';
import { courierSchemas } from './money/couriers';
import { designChangeSchemas } from './design-changes';
import { deviceSchemas } from './devices';
import { discountSchemas } from './money/discounts';
import { inboxSchemas } from './inbox';
import { cashSchemas } from './money/cash';
import { messageSchemas } from './messages';
import { orderAdminSchemas } from './order-admin';
import { orderEditSchemas } from './money/order-edits';
import { orderSchemas } from './orders';
import { handOrderSchemas } from './money/orders-by-hand';
import { paymentLinkSchemas } from './money/payment-links';
import { transferSchemas } from './money/transfers';
import { paymentSchemas } from './money/payments';
import { peopleSchemas } from './people';
import { prepaidSchemas } from './money/prepaid';
import { returnSchemas } from './money/returns';
import { pictureSchemas } from './pictures';
import { reconciliationSchemas } from './money/reconciliation';
import { reminderSchemas } from './reminders';
import type { SchemasOf } from './request-schema';
import { openingSchemas } from './platform/opening';
import { leavingSchemas } from './platform/leaving';
import { operatorSchemas } from './platform/operators';
import { supportSchemas } from './platform/support';
import { switchingSchemas } from './platform/switching';
import { ownPageSchemas } from './own-pages';
import { staffSchemas } from './staff';
import { storeSchemas } from './store';
import { studioSchemas } from './studio';
import { apiKeySchemas } from './api-keys';
import { webhookSchemas } from './webhooks';

/** The input of each callable; unknown fields are dropped, so a price or total in a request has no effect. */
export const requestSchemas: SchemasOf<Callables> = {
  ...orderSchemas,
  ...orderAdminSchemas,
  ...orderEditSchemas,
  ...cashSchemas,
  ...paymentSchemas,
  ...paymentLinkSchemas,
  ...transferSchemas,
  ...handOrderSchemas,
  ...courierSchemas,
  ...discountSchemas,
  ...prepaidSchemas,
  ...returnSchemas,
  ...customerSchemas,
  ...messageSchemas,
  ...inboxSchemas,
  ...catalogueSchemas,
  ...catalogueAdminSchemas,
  ...peopleSchemas,
  ...pictureSchemas,
  ...designChangeSchemas,
  ...deviceSchemas,
  ...reconciliationSchemas,
  ...reminderSchemas,
  ...staffSchemas,
  ...storeSchemas,
  ...openingSchemas,
  ...leavingSchemas,
  ...operatorSchemas,
  ...supportSchemas,
  ...switchingSchemas,
  ...ownPageSchemas,
  ...studioSchemas,
  ...webhookSchemas,
  ...apiKeySchemas,
  ...billingSchemas,
};
