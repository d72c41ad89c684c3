/** What the page's script and the card's frame say to each other, over a port that only the two hold. */
export interface Appearance {
  readonly theme?: string;
  readonly variables?: Readonly<Record<string, string>>;
}

export interface FrameSettings {
  readonly key: string;
  /** The connected account, where the key is its platform's. */
  readonly account?: string;
  readonly locale: string;
  readonly appearance: Appearance;
}

export interface StripeJsError {
  readonly type: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly message?: string;
  readonly param?: string;
  readonly payment_intent?: object;
}

export type ToFrame =
  | { readonly type: 'settings'; readonly settings: FrameSettings }
  | { readonly type: 'validate'; readonly id: number }
  | {
      readonly type: 'create';
      readonly id: number;
      readonly billingDetails: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'focus' | 'blur' | 'clear' };

export type FrameAnswer = { readonly error: StripeJsError } | { readonly method: string | null };

export type FromFrame =
  | { readonly type: 'ready' | 'focus' | 'blur' | 'escape' }
  | { readonly type: 'change'; readonly complete: boolean; readonly empty: boolean }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: FrameAnswer };
