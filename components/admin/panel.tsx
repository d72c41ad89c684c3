import { Card } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A titled section of an admin page. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card.Root as="section">
      <Card.Header>
        <Card.Title as="h2">{title}</Card.Title>
      </Card.Header>
      <Card.Body>{children}</Card.Body>
    </Card.Root>
  );
}
