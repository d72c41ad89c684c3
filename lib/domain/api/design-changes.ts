import type { LocalizedText } from '@/lib/domain/locale';
import type { DesignChange } from '@/lib/domain/orders/order';
import type { DesignChangeState } from '@/lib/domain/orders/order-status';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';

/** A design change as its link shows it. */
export interface LinkedChange {
  readonly storeId: string;
  readonly orderId: string;
  readonly number: string;
  /** The product's title. */
  readonly title: LocalizedText;
  readonly change: DesignChange;
  /** Whether the shopper can still answer. */
  readonly isOpen: boolean;
}

export interface DesignChangeCallables {
  /**
   * The store asks the shopper about a design of their order and suggests another, or only asks if `proposal` is
   * absent. `svgHash` as in `saveDesign`; pictures, size and price stay the same.
   */
  requestDesignChange: {
    request: {
      storeId: string;
      orderId: string;
      designId: string;
      /** One line, sent by mail. */
      message: string;
      proposal?: { input: DesignInput; svgHash: string } | undefined;
    };
    response: { changeId: string };
  };
  withdrawDesignChange: {
    request: { storeId: string; orderId: string; changeId: string };
    response: { state: DesignChangeState };
  };
  /** The question behind a mail's link; changes nothing. */
  readDesignChange: { request: { token: string }; response: LinkedChange };
  /**
   * The shopper's answer. `token`: from the mail's link, for callers other than the order's owner. `words` are required
   * to refuse.
   */
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
