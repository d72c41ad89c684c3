import { cancelOrder } from '@/functions/src/handlers/orders/cancel-order';
import { payOnDelivery } from '@/functions/src/handlers/orders/pay-on-delivery';
import { updateOrderStatus } from '@/functions/src/handlers/orders/update-order-status';
import { checkPayment } from '@/functions/src/handlers/payments/check-payment';
import { chooseLinkTransfer } from '@/functions/src/handlers/payments/links/choose-transfer';
import { checkLinkPayment, startLinkPayment } from '@/functions/src/handlers/payments/links/linked-payment';
import { returnHeldPayment } from '@/functions/src/handlers/payments/return-held-payment';
import { startPayment } from '@/functions/src/handlers/payments/start-payment';
import { reconcileNow } from '@/functions/src/handlers/reconciliation/reconcile-now';
import { answering, deps, loggingDeps, publicCallable, wire } from '@/functions/src/wiring';

export const apiMoney = answering('apiMoney', {
  ...wire({
    cancelOrder,
    payOnDelivery,
    startPayment,
    checkPayment,
    returnHeldPayment,
    updateOrderStatus,
    reconcileNow: (_, request) => reconcileNow(loggingDeps, request),
  }),
  startLinkPayment: publicCallable('startLinkPayment', (request, _, network) =>
    startLinkPayment(deps, request, network),
  ),
  chooseLinkTransfer: publicCallable('chooseLinkTransfer', (request) => chooseLinkTransfer(deps, request)),
  checkLinkPayment: publicCallable('checkLinkPayment', (request) => checkLinkPayment(deps, request)),
});
