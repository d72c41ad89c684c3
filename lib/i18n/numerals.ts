import { createContext, useContext } from 'react';
import { DEFAULT_NUMERALS, type Numerals } from '@/lib/domain/formats';

/** The store's choice of digits, live; in lib because texts and hooks need it. */
export const NumeralsContext = createContext<Numerals>(DEFAULT_NUMERALS);

export const useNumerals = (): Numerals => useContext(NumeralsContext);
