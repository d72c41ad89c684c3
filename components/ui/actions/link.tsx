import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/**
 * A link within the shop. It prefetches its page on hover rather than when visible, because most visible links are never
 * followed.
 */
export function Link(props: LinkProps) {
  return <NextLink {...props} prefetch={false} />;
}
