/** Something that is wrong, and what to do about it. */
export interface Finding {
  /** A store's id, or `project`. */
  readonly where: string;
  readonly what: string;
  /** What `mend` does, or what a person has to do where there is no `mend`; a phrase in the imperative. */
  readonly remedy: string;
  /** Worth knowing, but needs no action. */
  readonly isNote?: boolean;
  readonly mend?: () => Promise<void>;
}
