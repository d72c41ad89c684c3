/** The parts of two packages without types that tests/e2e/platform/validated.spec.ts uses. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(extracted: import('@marbec/web-auto-extractor').Extracted): Promise<
      readonly {
        readonly severity: 'ERROR' | 'WARNING';
        readonly issueMessage: string;
        readonly path: readonly { readonly type?: string; readonly property?: string }[];
      }[]
    >;
  }
}

declare module '@marbec/web-auto-extractor' {
  export interface Extracted {
    /** Things by their type. */
    readonly jsonld: Readonly<Record<string, readonly unknown[]>>;
    readonly errors?: readonly unknown[];
  }
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean });
    parse(html: string): Extracted;
  }
}
