import { useRouter } from 'next/router';
import { PageHead } from '@/components/ui/page-head';
import { useStoreSetting } from '@/context/store-setting-context';
import { LOCALES, localized } from '@/lib/domain/locale';
import { env } from '@/lib/env';
import { useLocale } from '@/lib/hooks/use-locale';

interface StorefrontHeadProps {
  /** The page's own name; the store's name goes before it. */
  readonly page: string;
  readonly description?: string;
  /** Absolute address of a picture for shared links. */
  readonly image?: string | undefined;
  /** For what is private or of no use to a search engine. */
  readonly noIndex?: boolean;
}

/** Title, description and the page's addresses in both languages. */
export function StorefrontHead({ page, ...rest }: StorefrontHeadProps) {
  const { asPath, defaultLocale } = useRouter();
  const locale = useLocale();
  const { name } = useStoreSetting();
  const path = asPath.replace(/[?#].*$/, '').replace(/\/$/, '');
  const address = (language: string) =>
    `${env.siteUrl}${language === defaultLocale ? '' : `/${language}`}${path}`;
  return (
    <PageHead
      product={localized(name, locale)}
      page={page}
      canonical={address(locale)}
      alternates={[
        ...LOCALES.map((language) => ({ language, address: address(language) })),
        { language: 'x-default', address: address(defaultLocale ?? 'en') },
      ]}
      {...rest}
    />
  );
}
