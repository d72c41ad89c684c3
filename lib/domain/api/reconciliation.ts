/** The store's people look after their books; `open` is how many differences wait for somebody. */
export interface ReconciliationCallables {
  /** Compares payments with orders and stock with its moves, all of them, and answers when it is done. */
  reconcileNow: { request: { storeId: string }; response: { open: number } };
  /** `note` says why the difference is all right. */
  explainDifference: {
    request: { storeId: string; differenceId: string; note: string };
    response: { open: number };
  };
}
