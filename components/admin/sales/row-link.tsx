import { Link } from '@chakra-ui/react';
import NextLink, { type LinkProps } from 'next/link';

/** A row's name, leading to what its figures are made of. */
export function RowLink({ href, name }: { readonly href: LinkProps['href']; readonly name: string }) {
  return (
    <Link asChild>
      <NextLink href={href}>{name}</NextLink>
    </Link>
  );
}
