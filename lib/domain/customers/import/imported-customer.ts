/** Rows per file, and rows per call, which is one transaction. */
export const MOST_IMPORTED = 5000;
export const IMPORTED_AT_ONCE = 50;

/** A customer from a row of a file. */
export interface ImportedCustomer {
  /** The row number, as a spreadsheet counts. */
  readonly row: number;
  readonly name: string;
  /** One of both may be empty. */
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly tags: readonly string[];
  readonly note: string;
  /** Consent to marketing mails; absent without a column. */
  readonly marketing?: ImportedConsent | undefined;
}

export interface ImportedConsent {
  readonly given: boolean;
  /** When the consent was given, milliseconds since the epoch; absent when unknown. */
  readonly at?: number | undefined;
}

/** The results of an import. */
export interface ImportedSums {
  readonly added: number;
  /** Known by e-mail address or phone number, and extended with tags, a note or a consent. */
  readonly changed: number;
  readonly same: number;
}
