/** Reconciliation of payments and stock; `open` is the number of unexplained differences. */
export interface ReconciliationCallables {
  /** Compares all payments with orders and all stock with its moves; answers when done. */
  reconcileNow: { request: { storeId: string }; response: { open: number } };
  /** `note` explains why the difference is acceptable. */
  explainDifference: {
    request: { storeId: string; differenceId: string; note: string };
    response: { open: number };
  };
}
