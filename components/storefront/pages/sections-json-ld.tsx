import { JsonLd } from '@/components/ui/text/json-ld';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/site-urls';
import type { ResolvedSection } from '@/lib/domain/own-pages/resolved-section';
import { faqJsonLd } from '@/lib/domain/seo/faq-json-ld';
import { placeJsonLd } from '@/lib/domain/seo/place-json-ld';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface SectionsJsonLdProps {
  readonly sections: readonly ResolvedSection[];
  /** Of their page in this language. */
  readonly path: string;
}

/** What sections tell search engines: questions, and where the shop is; browsers do not need it. */
export function SectionsJsonLd({ sections, path }: SectionsJsonLdProps) {
  const locale = useLocale();
  const setting = useStoreSetting();
  const isServer = typeof window === 'undefined';
  const asked = sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));
  const place = sections.find((section) => section.kind === 'hours');
  const address = siteAddress(siteOrigin(setting), path, locale);
  return (
    <>
      {place && <JsonLd data={isServer ? placeJsonLd({ section: place, setting, locale, address }) : null} />}
      {asked.length > 0 && <JsonLd data={isServer ? faqJsonLd(asked) : null} />}
    </>
  );
}
