import { Badge, Box, Button, HStack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface CountTabsProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: Tab;
  readonly nameOf: (tab: Tab) => string;
  readonly hrefOf: (tab: Tab) => { readonly pathname: string; readonly query: Record<string, string> };
  readonly counts: Readonly<Partial<Record<Tab, number>>>;
  /** A larger count is shown as "more than" this. */
  readonly most: number;
}

/** Links to the parts of a list, each with the number of its orders. */
export function CountTabs<Tab extends string>(props: CountTabsProps<Tab>) {
  const { label, tabs, chosen, nameOf, hrefOf, counts, most } = props;
  return (
    <Box as="nav" aria-label={label} overflowX="auto" mx="-1" px="1" py="1">
      <HStack gap="1" width="max-content">
        {tabs.map((tab) => (
          <Button key={tab} asChild size="sm" variant={tab === chosen ? 'subtle' : 'ghost'}>
            <NextLink
              href={hrefOf(tab)}
              shallow
              scroll={false}
              aria-current={tab === chosen ? 'page' : undefined}
            >
              {nameOf(tab)}
              <Count value={counts[tab]} most={most} />
            </NextLink>
          </Button>
        ))}
      </HStack>
    </Box>
  );
}

function Count({ value, most }: { readonly value: number | undefined; readonly most: number }) {
  const { t } = useTranslation('admin-orders');
  const { count } = useFormats();
  if (value === undefined) return null;
  const text = value > most ? t('list.moreThan', { count: count(most) }) : count(value);
  return <Badge variant="subtle">{text}</Badge>;
}
