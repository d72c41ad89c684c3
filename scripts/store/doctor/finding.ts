/** A problem and its remedy. */
export interface Finding {
  /** A store's id, or `project`. */
  readonly where: string;
  readonly what: string;
  /** What `mend` does, or what a person must do if there is no `mend`; a phrase in the imperative. */
  readonly remedy: string;
  /** For information; needs no action. */
  readonly isNote?: boolean;
  readonly mend?: () => Promise<void>;
}
