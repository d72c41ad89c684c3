import client from 'react-dom/client';
import { startTransition } from 'react';

const { hydrateRoot } = client;

/**
 * Next has React take a page over urgently, which is one long task. In a transition React yields to the browser every few
 * milliseconds, and is done at once with what is pressed meanwhile.
 */
client.hydrateRoot = (...args) => {
  let root!: ReturnType<typeof hydrateRoot>;
  startTransition(() => {
    root = hydrateRoot(...args);
  });
  return root;
};
