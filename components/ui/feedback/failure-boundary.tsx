import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { Component, type ReactNode } from 'react';
import { Button } from '@/components/ui/actions/button';
import { EmptyState } from './empty-state';

interface BoundaryProps {
  readonly onFailure: (error: Error) => void;
  /** Another address is another page, which deserves its own chance. */
  readonly address: string;
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onFailure(error);
  }

  override componentDidUpdate({ address }: BoundaryProps) {
    if (this.state.failed && address !== this.props.address) this.setState({ failed: false });
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children;
  }
}

interface FailureBoundaryProps {
  readonly children: ReactNode;
  /** Ways on besides trying again. */
  readonly actions?: ReactNode;
  /** Told once of each fault, with the route of its page. */
  readonly onFailure: (error: Error, route: string) => void;
}

/**
 * Keeps a fault of one page to that page: header, menus and the cart go on, the reader may try again or go elsewhere,
 * and `onFailure` hears of it.
 */
export function FailureBoundary({ children, actions, onFailure }: FailureBoundaryProps) {
  const { t } = useTranslation('common');
  const { asPath, route } = useRouter();
  return (
    <Boundary
      address={asPath}
      onFailure={(error) => onFailure(error, route)}
      fallback={(retry) => (
        <EmptyState as="h1" icon="alert" title={t('failure.title')} description={t('failure.text')}>
          <Button onClick={retry}>{t('state.retry')}</Button>
          {actions}
        </EmptyState>
      )}
    >
      {children}
    </Boundary>
  );
}
