import { object } from 'yup';
import type { PaymentCallables } from '@/lib/domain/api/payments';
import { id } from '@/lib/domain/request-schemas/parts';
import type { SchemasOf } from '@/lib/domain/request-schemas/request-schema';

export const paymentSchemas: SchemasOf<PaymentCallables> = {
  startPayment: object({ storeId: id(), orderId: id() }),
  checkPayment: object({ storeId: id(), orderId: id() }),
  returnHeldPayment: object({ storeId: id(), orderId: id(), paymentId: id() }),
  cardAccount: object({ storeId: id() }),
};
