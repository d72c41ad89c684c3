/** Tax classes. Zero-rated and exempt goods both carry no VAT, but are reported separately. */
export const TAX_CLASSES = ['standard', 'zero', 'exempt'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** Hundredths of a percent: 1500 is 15 %. */
export type BasisPoints = number;
export const WHOLE: BasisPoints = 10_000;
