import type { DesignInput } from './design-input';

/** The state of a board in the editor. */
export interface DesignState {
  readonly variantId: string;
  readonly input: DesignInput;
}
