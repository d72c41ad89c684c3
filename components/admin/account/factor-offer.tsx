import { Alert, Button, Flex } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { usePage } from '@/lib/hooks/browser/use-page';
import { adminPaths } from '@/lib/admin-paths';
import { enrolledFactors } from '@/lib/firebase/auth/second-factor';

const KEY = 'second-factor-offered';
const ASK_AGAIN_MS = 30 * 24 * 60 * 60 * 1000;

/** Offers a second factor to a person without one: at the first login, and a month after each "not now". */
export function FactorOffer() {
  const { t } = useTranslation('admin');
  const page = usePage();
  const [offered, setOffered] = useState(false);

  useEffect(() => {
    if (wasOfferedLately()) return;
    let left = false;
    void enrolledFactors().then((found) => {
      if (!left && found.ok) setOffered(found.value.length === 0);
    });
    return () => {
      left = true;
    };
  }, []);

  const later = () => {
    rememberOffer();
    setOffered(false);
  };
  if (!offered || page === adminPaths.profile) return null;
  return (
    <Alert.Root status="info" mb="5">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('factorOffer.title')}</Alert.Title>
        <Alert.Description>{t('factorOffer.text')}</Alert.Description>
        <Flex gap="3" mt="3" wrap="wrap">
          <Button size="sm" asChild>
            <NextLink href={adminPaths.profile} onClick={rememberOffer}>
              {t('factorOffer.setUp')}
            </NextLink>
          </Button>
          <Button size="sm" variant="outline" onClick={later}>
            {t('factorOffer.later')}
          </Button>
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}

function wasOfferedLately(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(KEY) ?? 0) < ASK_AGAIN_MS;
  } catch {
    return true;
  }
}

function rememberOffer(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Nothing stored: the next page offers it again.
  }
}
