import { Button, HStack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useUserContext } from '@/context/user-context';
import { directionOf, type Locale } from '@/lib/domain/locale';

const OTHER: Record<Locale, Locale> = { en: 'ar', ar: 'en' };

/** The language in its own name, and the way out. */
export function AccountActions() {
  const { t } = useTranslation('admin');
  const { logout } = useUserContext();
  const { asPath, locale } = useRouter();
  const other = OTHER[locale === 'ar' ? 'ar' : 'en'];
  return (
    <HStack gap="2">
      <Button asChild size="sm" variant="outline" flex="1">
        <NextLink href={asPath} locale={other} lang={other} dir={directionOf(other)}>
          {t('footer.language')}
        </NextLink>
      </Button>
      <Button size="sm" variant="outline" flex="1" onClick={() => void logout()}>
        {t('footer.logout')}
      </Button>
    </HStack>
  );
}
