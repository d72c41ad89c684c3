import { jsonLdText, type JsonLd as Thing } from '@/lib/domain/seo/json-ld';

/** Tells search engines what the page shows, in the words of https://schema.org. */
export const JsonLd = ({ data }: { data: Thing }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
);
