import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { useFocusOnMount } from '@/lib/hooks/use-focus-on-mount';

interface OutcomeProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/**
 * The success that takes the place of a sent form. It takes the focus, which was in the form, and is so read for certain: not
 * every screen reader announces a message that arrives together with its text.
 */
export const Outcome = ({ title, children }: OutcomeProps) => (
  <div ref={useFocusOnMount<HTMLDivElement>()} tabIndex={-1}>
    <Alert tone="success" title={title}>
      {children}
    </Alert>
  </div>
);
