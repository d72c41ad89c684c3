import { jsonLdText, type JsonLd as Thing } from '@/lib/domain/seo/json-ld';

interface JsonLdProps {
  /** Null in the browser: search engines read the page as served, and hydration leaves the text alone. */
  readonly data: Thing | null;
}

/** Structured data for search engines, in the vocabulary of https://schema.org. */
export const JsonLd = ({ data }: JsonLdProps) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' && data ? jsonLdText(data) : '' }}
  />
);
