import { addOrderNote } from '@/functions/src/handlers/orders/add-order-note';
import { correctOrderEmail } from '@/functions/src/handlers/orders/correct-order-email';
import { placeOrder } from '@/functions/src/handlers/orders/place-order';
import { quoteCart } from '@/functions/src/handlers/orders/quote-cart';
import { readOrderLink } from '@/functions/src/handlers/orders/read-order-link';
import { recordOrderExport } from '@/functions/src/handlers/orders/record-order-export';
import { refundOrder } from '@/functions/src/handlers/orders/refund-order';
import { saveNationalAddress } from '@/functions/src/handlers/orders/address/save-national-address';
import { trackOrder } from '@/functions/src/handlers/orders/track-order';
import { updateOrderMaking } from '@/functions/src/handlers/orders/update-order-making';
import { cardAccount } from '@/functions/src/handlers/payments/card-account';
import { explainDifference } from '@/functions/src/handlers/reconciliation/reconcile-now';
import { answering, deps, publicCallable, wire } from '@/functions/src/wiring';

export const apiOrders = answering('apiOrders', {
  ...wire({
    placeOrder,
    cardAccount,
    refundOrder,
    recordOrderExport,
    addOrderNote,
    readOrderLink,
    saveNationalAddress,
    updateOrderMaking,
    explainDifference,
  }),
  quoteCart: publicCallable('quoteCart', (request) => quoteCart(deps, request)),
  correctOrderEmail: publicCallable('correctOrderEmail', (request, caller) =>
    correctOrderEmail(deps, request, caller),
  ),
  trackOrder: publicCallable('trackOrder', (request, caller) => trackOrder(deps, request, caller)),
});
