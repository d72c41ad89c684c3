import type { Callables } from '@/lib/domain/api/callables';
import { endDesignChange, type EndDeps } from './end-design-change';

/** Staff withdraw a question that was not answered; fails as `endDesignChange` does. */
export const withdrawDesignChange = (deps: EndDeps, request: Callables['withdrawDesignChange']['request']) =>
  endDesignChange(deps, { ...request, state: 'withdrawn' });
