import { Button, HStack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { PERIODS, type Period } from '@/lib/domain/stats/periods';

/** The period stands in the address, so that it can be kept and shared. */
export function PeriodPicker({ period }: { readonly period: Period }) {
  const { t } = useTranslation('admin-sales');
  const { pathname } = useRouter();
  return (
    <HStack as="nav" aria-label={t('dashboard.period.label')} gap="2" wrap="wrap">
      {PERIODS.map((days) => (
        <Button key={days} asChild size="sm" variant={days === period ? 'solid' : 'outline'}>
          <NextLink
            href={{ pathname, query: { days } }}
            replace
            shallow
            scroll={false}
            aria-current={days === period ? 'true' : undefined}
          >
            {t(`dashboard.period.${days}`)}
          </NextLink>
        </Button>
      ))}
    </HStack>
  );
}
