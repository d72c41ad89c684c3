/** The objects that are kept, with the fields that are ever read here; what Stripe adds beside is in their makers. */
export interface Base<T extends string> {
  readonly id: string;
  readonly object: T;
  /** Seconds */
  readonly created: number;
  readonly livemode: false;
}
