import Image from 'next/image';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useStoreSetting } from '@/context/store-setting-context';
import { imageUrl } from '@/lib/pictures/image-url';
import { paths } from '@/lib/paths';

/** The source has 1024 × 500 pixels (SPEC.md 9). */
const RATIO = 500 / 1024;

/** The logo with a link to the site's root; `width` in pixels. */
export function AdminLogo({ width }: { readonly width: number }) {
  const { t } = useTranslation('common');
  const { logo } = useStoreSetting();
  return (
    <NextLink href={paths.home} style={{ alignSelf: 'flex-start' }}>
      <Image
        src={logo ? imageUrl(logo.path) : '/logo.svg'}
        alt={t('shell.logo')}
        width={width}
        height={Math.round(width * RATIO)}
        priority
      />
    </NextLink>
  );
}
