import { Box, Button, HStack } from '@chakra-ui/react';
import NextLink from 'next/link';

interface StatusTabsProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly key: string;
    readonly label: string;
    readonly href: { readonly pathname: string; readonly query: Record<string, string | undefined> };
    readonly chosen: boolean;
  }[];
}

/** Tabs for the states of a list; they are links, so that each state has its address. */
export function StatusTabs({ label, tabs }: StatusTabsProps) {
  return (
    <Box as="nav" aria-label={label} overflowX="auto" mx="-1" px="1" py="1">
      <HStack gap="1" width="max-content">
        {tabs.map(({ key, label: name, href, chosen }) => (
          <Button key={key} asChild size="sm" variant={chosen ? 'subtle' : 'ghost'}>
            <NextLink href={href} shallow scroll={false} aria-current={chosen ? 'page' : undefined}>
              {name}
            </NextLink>
          </Button>
        ))}
      </HStack>
    </Box>
  );
}
