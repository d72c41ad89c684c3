import type { FirebaseApp } from 'firebase/app';

/** How Firebase's packages offer each other what they have; their published types leave it out. */
declare module 'firebase/app' {
  export function _addComponent(
    app: FirebaseApp,
    component: {
      readonly name: string;
      readonly type: 'PRIVATE';
      readonly instantiationMode: 'LAZY';
      readonly instanceFactory: () => unknown;
    },
  ): void;
}
