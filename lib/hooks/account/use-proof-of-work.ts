import { useSyncExternalStore } from 'react';
import { isSolving, onSolving } from '@/lib/functions/proof-of-work';

/** Whether this browser solves a proof of work for one of the functions. */
export const useProofOfWork = (): boolean => useSyncExternalStore(onSolving, isSolving, () => false);
