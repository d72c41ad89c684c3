import { Children, cloneElement, isValidElement, type PropsWithChildren, type ReactNode } from 'react';

/** Next's head makes an attribute of every property, and prepares a connection that the fonts beside it open themselves. */
export const shownHead = (head: React.ReactElement<PropsWithChildren<{ inline?: readonly string[] }>>) =>
  cloneElement(
    head,
    { inline: undefined },
    ...Children.toArray(head.props.children).filter((child) => !isPreconnect(child)),
  );

const isPreconnect = (node: ReactNode) =>
  isValidElement<{ rel?: string }>(node) && node.props.rel === 'preconnect';
