import { AspectRatio, Box, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import Image from 'next/image';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { directionOf, LOCALES, type Locale } from '@/lib/domain/locale';
import { isDecodable } from '@/lib/domain/routes/decodable';
import { metaDescription, shownTitle } from '@/lib/domain/seo/meta-description';
import { imageUrl } from '@/lib/pictures/image-url';

/** A page's data for search engines and shared links in one language. */
export interface SeoPreview {
  /** Absolute, in readable form. */
  readonly address: string;
  /** Includes the store's name. */
  readonly title: string;
  /** Uncut; the preview cuts it as the page does. */
  readonly description: string;
  /** The picture's path in the storage. */
  readonly image: string | null;
  /** The path of the picture that is drawn for shared links; by default the picture itself. */
  readonly card?: string | null;
}

/** Aspect ratio of Open Graph's pictures, as social networks crop them. */
const CARD_RATIO = 1.91;

/** Previews of a page's search result and shared link, in both languages. */
export function SeoPreviews({ previews }: { readonly previews: Readonly<Record<Locale, SeoPreview>> }) {
  const { t } = useTranslation('admin-seo');
  const parts = [
    { label: t('preview.search'), Part: SearchResult },
    { label: t('preview.social'), Part: SharedLink },
  ];
  return parts.map(({ label, Part }) => (
    <Stack key={label} gap="3" role="group" aria-label={label}>
      <Text fontWeight="medium" textStyle="sm">
        {label}
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {LOCALES.map((locale) => (
          <Box
            key={locale}
            lang={locale}
            dir={directionOf(locale)}
            borderWidth="1px"
            borderRadius="l3"
            overflow="hidden"
            minWidth="0"
          >
            <Part {...previews[locale]} />
          </Box>
        ))}
      </SimpleGrid>
    </Stack>
  ));
}

function SearchResult({ address, title, description }: SeoPreview) {
  const { t } = useTranslation('admin-seo');
  const { host, pathname } = new URL(address);
  // A half-typed address may not be decodable.
  const steps = (isDecodable(pathname) ? decodeURI(pathname) : pathname).split('/').filter(Boolean);
  return (
    <Box p="4">
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        <bdi dir="ltr">{[host, ...steps].join(' › ')}</bdi>
      </Text>
      <Text fontWeight="semibold" color="brand.fg">
        {shownTitle(title)}
      </Text>
      <Text textStyle="sm">{metaDescription(description) || t('preview.noDescription')}</Text>
    </Box>
  );
}

function SharedLink({ address, title, description, image, card }: SeoPreview) {
  // A store that was changed meanwhile has another one.
  const [failed, setFailed] = useState<string | null>(null);
  const drawn = card && card !== failed ? card : null;
  const fitting = { fill: true, sizes: '30rem', style: { objectFit: 'cover' } } as const;
  return (
    <>
      {(drawn ?? image) && (
        <AspectRatio ratio={CARD_RATIO}>
          <Box position="relative">
            {drawn ? (
              <Image {...fitting} alt="" src={drawn} unoptimized onError={() => setFailed(drawn)} />
            ) : (
              image && <Image {...fitting} alt="" src={imageUrl(image)} />
            )}
          </Box>
        </AspectRatio>
      )}
      <Box p="4" bg="bg.subtle">
        <Text textStyle="xs" color="fg.muted">
          <bdi dir="ltr">{new URL(address).host}</bdi>
        </Text>
        <Text fontWeight="semibold" lineClamp="2">
          {title}
        </Text>
        <Text textStyle="sm" color="fg.muted" lineClamp="1">
          {metaDescription(description)}
        </Text>
      </Box>
    </>
  );
}
