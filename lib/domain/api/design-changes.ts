import type { LocalizedText } from '@/lib/domain/locale';
import type { DesignChange } from '@/lib/domain/orders/order';
import type { DesignChangeState } from '@/lib/domain/orders/order-status';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';

/** A change of a design as the link of its mail shows it. */
export interface LinkedChange {
  readonly storeId: string;
  readonly orderId: string;
  readonly number: string;
  /** Of the product. */
  readonly title: LocalizedText;
  readonly change: DesignChange;
  /** Whether it can still be answered. */
  readonly isOpen: boolean;
}

export interface DesignChangeCallables {
  /**
   * The store asks an order's shopper about one of its designs and suggests another, or asks alone where `proposal` is
   * absent. `svgHash` as in `saveDesign`; pictures and size stay, and so does the price.
   */
  requestDesignChange: {
    request: {
      storeId: string;
      orderId: string;
      designId: string;
      /** One line, which is mailed. */
      message: string;
      proposal?: { input: DesignInput; svgHash: string } | undefined;
    };
    response: { changeId: string };
  };
  withdrawDesignChange: {
    request: { storeId: string; orderId: string; changeId: string };
    response: { state: DesignChangeState };
  };
  /** What the link of a mail asks; it changes nothing. */
  readDesignChange: { request: { token: string }; response: LinkedChange };
  /** The shopper's answer. `token`: of the mail's link, for a caller who does not own the order. `words` are required to refuse. */
  answerDesignChange: {
    request: {
      storeId: string;
      orderId: string;
      changeId: string;
      token?: string | undefined;
      approves: boolean;
      words: string;
    };
    response: { state: DesignChangeState };
  };
}
