import { useSyncExternalStore } from 'react';
import type { Appearance } from '@stripe/stripe-js';
import { useStoreSetting } from '@/context/store-setting-context';

const SHARED = { fontSizeBase: '16px', spacingUnit: '4px' };

/** Stripe's variables and the theme's tokens that they take their values from. */
const TOKENS = {
  colorPrimary: 'colors-brand-fg',
  colorBackground: 'colors-bg-panel',
  colorText: 'colors-fg',
  colorTextSecondary: 'colors-fg-muted',
  colorTextPlaceholder: 'colors-fg-subtle',
  colorDanger: 'colors-fg-error',
  colorSuccess: 'colors-fg-success',
  borderRadius: 'radii-l2',
} as const;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

let shown: { readonly text: string; readonly look: Appearance } | undefined;

/** The same look is the same object, as React wants it of a store. */
function readLook(): Appearance {
  const look = currentLook();
  const text = JSON.stringify(look);
  if (shown?.text !== text) shown = { text, look };
  return shown.look;
}

function currentLook(): Appearance {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(`--chakra-${name}`).trim();
  const themed = Object.fromEntries(Object.entries(TOKENS).map(([name, from]) => [name, token(from)]));
  return {
    theme: root.classList.contains('dark') ? 'night' : 'stripe',
    variables: { ...SHARED, ...themed, fontFamily: style.fontFamily },
    rules: {
      '.Input': { borderColor: token('colors-border-control'), boxShadow: 'none' },
      '.Input:focus': { borderColor: token('colors-brand-focus-ring'), boxShadow: 'none' },
      '.Label': { fontWeight: '500' },
    },
  };
}

const ON_SERVER: Appearance = {};

/** The shop's look for fields that stand in Stripe's frames, where no style sheet of ours reaches; follows the mode. */
export function useStripeAppearance(): Appearance {
  // The brand's colours may change live; a render then reads them anew.
  useStoreSetting();
  return useSyncExternalStore(subscribe, readLook, () => ON_SERVER);
}
