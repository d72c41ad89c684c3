import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/** A link within the shop. Its page is fetched ahead when it is pointed at, not when it comes into sight: most in sight are never followed. */
export function Link(props: LinkProps) {
  return <NextLink {...props} prefetch={false} />;
}
