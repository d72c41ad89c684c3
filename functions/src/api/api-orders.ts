import {
  answerConfirmation,
  answerOwnConfirmation,
} from '@/functions/src/handlers/confirmations/answer-confirmation';
import { readConfirmation } from '@/functions/src/handlers/confirmations/read-confirmation';
import { recordConfirmation } from '@/functions/src/handlers/confirmations/record-confirmation';
import { blockCash, liftCashBlock } from '@/functions/src/handlers/cash/cash-blocks';
import { readOrderHints } from '@/functions/src/handlers/cash/read-order-hints';
import { previewSettlement } from '@/functions/src/handlers/couriers/preview-settlement';
import { reverseSettlement } from '@/functions/src/handlers/couriers/reverse-settlement';
import { saveSettlement } from '@/functions/src/handlers/couriers/save-settlement';
import { changeOwnOrder } from '@/functions/src/handlers/edits/change-own-order';
import { editOrder } from '@/functions/src/handlers/edits/edit-order';
import { readInvoice } from '@/functions/src/handlers/invoices/read-invoice';
import { markMessage } from '@/functions/src/handlers/messages/mark-message';
import { renderMessages } from '@/functions/src/handlers/messages/render-messages';
import { placeHandOrder, quoteHandOrder } from '@/functions/src/handlers/orders/by-hand/hand-orders';
import { addOrderNote } from '@/functions/src/handlers/orders/add-order-note';
import { correctOrderEmail } from '@/functions/src/handlers/orders/correct-order-email';
import { placeOrder } from '@/functions/src/handlers/orders/place-order';
import { quoteCart } from '@/functions/src/handlers/orders/quote-cart';
import { readOrderLink } from '@/functions/src/handlers/orders/address/read-order-link';
import { readReturnSlip } from '@/functions/src/handlers/papers/read-return-slip';
import { printParcels } from '@/functions/src/handlers/papers/print-parcels';
import { recordOrderExport } from '@/functions/src/handlers/orders/record-order-export';
import { refundOrder } from '@/functions/src/handlers/orders/refund-order';
import { saveNationalAddress } from '@/functions/src/handlers/orders/address/save-national-address';
import { trackOrder } from '@/functions/src/handlers/orders/track-order';
import { updateOrderMaking } from '@/functions/src/handlers/orders/update-order-making';
import { correctParcel } from '@/functions/src/handlers/parcels/correct-parcel';
import { moveParcel } from '@/functions/src/handlers/parcels/move-parcel';
import { shipParcel } from '@/functions/src/handlers/parcels/ship-parcel';
import { exchangeReturn } from '@/functions/src/handlers/returns/exchange-return';
import { undoExchange } from '@/functions/src/handlers/returns/undo-exchange';
import { moveOwnReturn, updateReturnState } from '@/functions/src/handlers/returns/update-return-state';
import { requestReturn } from '@/functions/src/handlers/returns/request-return';
import { settleReturn } from '@/functions/src/handlers/returns/settle-return';
import { withdrawOrder } from '@/functions/src/handlers/returns/withdraw-order';
import { cardAccount } from '@/functions/src/handlers/payments/card-account';
import { readPaymentLink } from '@/functions/src/handlers/payments/links/linked-payment';
import { readOwnPaymentLink } from '@/functions/src/handlers/payments/links/own-link';
import { recordTransfer } from '@/functions/src/handlers/payments/transfer/record-transfer';
import { sendPaymentLink } from '@/functions/src/handlers/payments/links/send-payment-link';
import { explainDifference } from '@/functions/src/handlers/reconciliation/reconcile-now';
import { answerDesignChange } from '@/functions/src/handlers/studio/changes/answer-design-change';
import { readDesignChange } from '@/functions/src/handlers/studio/changes/read-design-change';
import { withdrawDesignChange } from '@/functions/src/handlers/studio/changes/withdraw-design-change';
import { buyGiftCard } from '@/functions/src/handlers/prepaid/buy-gift-card';
import { changeGiftCard, issueGiftCard } from '@/functions/src/handlers/prepaid/gift-cards';
import { readGiftBalance } from '@/functions/src/handlers/prepaid/read-gift-balance';
import { answering, deps, publicCallable, wire } from '@/functions/src/wiring';
import { restApi } from './rest-api';

const callables = {
  ...wire({
    placeOrder,
    quoteHandOrder,
    placeHandOrder,
    cardAccount,
    refundOrder,
    editOrder,
    printParcels,
    recordOrderExport,
    addOrderNote,
    readOrderLink,
    saveNationalAddress,
    updateOrderMaking,
    shipParcel,
    correctParcel,
    moveParcel,
    updateReturnState,
    exchangeReturn,
    undoExchange,
    settleReturn,
    answerOwnConfirmation,
    recordConfirmation,
    sendPaymentLink,
    recordTransfer,
    readOrderHints,
    blockCash,
    liftCashBlock,
    withdrawDesignChange,
    explainDifference,
    previewSettlement,
    saveSettlement,
    reverseSettlement,
    renderMessages,
    markMessage,
    buyGiftCard,
    issueGiftCard,
    changeGiftCard,
  }),
  quoteCart: publicCallable('quoteCart', (request, caller, network) =>
    quoteCart(deps, request, caller, network),
  ),
  correctOrderEmail: publicCallable('correctOrderEmail', (request, caller) =>
    correctOrderEmail(deps, request, caller),
  ),
  changeOwnOrder: publicCallable('changeOwnOrder', (request, caller) =>
    changeOwnOrder(deps, request, caller),
  ),
  requestReturn: publicCallable('requestReturn', (request, caller) => requestReturn(deps, request, caller)),
  readReturnSlip: publicCallable('readReturnSlip', (request, caller) =>
    readReturnSlip(deps, request, caller),
  ),
  moveOwnReturn: publicCallable('moveOwnReturn', (request, caller) => moveOwnReturn(deps, request, caller)),
  withdrawOrder: publicCallable('withdrawOrder', (request) => withdrawOrder(deps, request)),
  readGiftBalance: publicCallable('readGiftBalance', (request, caller, network) =>
    readGiftBalance(deps, request, caller, network),
  ),
  readInvoice: publicCallable('readInvoice', (request, caller) => readInvoice(deps, request, caller)),
  readConfirmation: publicCallable('readConfirmation', (request) => readConfirmation(deps, request)),
  readOwnPaymentLink: publicCallable('readOwnPaymentLink', (request, caller) =>
    readOwnPaymentLink(deps, request, caller),
  ),
  readPaymentLink: publicCallable('readPaymentLink', (request) => readPaymentLink(deps, request)),
  readDesignChange: publicCallable('readDesignChange', (request) => readDesignChange(deps, request)),
  answerDesignChange: publicCallable('answerDesignChange', (request, caller) =>
    answerDesignChange(deps, request, caller),
  ),
  answerConfirmation: publicCallable('answerConfirmation', (request) => answerConfirmation(deps, request)),
  trackOrder: publicCallable('trackOrder', (request, caller) => trackOrder(deps, request, caller)),
};

export const apiOrders = answering('apiOrders', callables, restApi);
