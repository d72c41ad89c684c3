import { boolean, object } from 'yup';
import type { PaymentLinkCallables } from '@/lib/domain/api/money/payment-links';
import { id, invalid, token } from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

const byLink = () => object({ token: token().required(invalid) });

export const paymentLinkSchemas: SchemasOf<PaymentLinkCallables> = {
  sendPaymentLink: object({ storeId: id(), orderId: id(), mail: boolean().required(invalid) }),
  readOwnPaymentLink: object({ storeId: id(), orderId: id(), token: token().optional() }),
  readPaymentLink: byLink(),
  startLinkPayment: byLink(),
  chooseLinkTransfer: byLink(),
  checkLinkPayment: byLink(),
};
