import type { DesignInput } from './design-input';

/** A board as a shopper has it on the screen. */
export interface DesignState {
  readonly variantId: string;
  readonly input: DesignInput;
}
