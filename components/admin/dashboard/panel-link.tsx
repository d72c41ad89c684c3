import { Button } from '@chakra-ui/react';
import NextLink, { type LinkProps } from 'next/link';
import type { ReactNode } from 'react';

/** A link from a summary to its full list. */
export function PanelLink({
  href,
  children,
}: {
  readonly href: LinkProps['href'];
  readonly children: ReactNode;
}) {
  return (
    <Button asChild variant="outline" size="sm" mt="4" alignSelf="flex-start">
      <NextLink href={href}>{children}</NextLink>
    </Button>
  );
}
