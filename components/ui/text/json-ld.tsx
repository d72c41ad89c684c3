import { jsonLdText, type JsonLd as Thing } from '@/lib/domain/seo/json-ld';

interface JsonLdProps {
  /** Null in the browser: search engines read the page as it was served, whose text hydration leaves alone. */
  readonly data: Thing | null;
}

/** Tells search engines what the page shows, in the words of https://schema.org. */
export const JsonLd = ({ data }: JsonLdProps) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' && data ? jsonLdText(data) : '' }}
  />
);
