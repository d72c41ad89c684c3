import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';

/**
 * Passes to `keep` what a person typed in a form, but not values that the form filled in. While the person is unknown it waits,
 * because it would overwrite what they typed before a reload.
 */
export function useTypedFields<T extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<T>, 'subscribe'>,
  isField: (name: string | undefined) => name is keyof T & string,
  keep: (typed: Partial<T>) => void,
): void {
  const { loading, error } = useUserContext();
  const isKnown = !loading && !error;
  const waiting = useRef<Partial<T>>({});

  const give = useEffectEvent((typed: Partial<T>) => {
    const all = { ...waiting.current, ...typed };
    waiting.current = isKnown ? {} : all;
    if (isKnown && Object.keys(all).length > 0) keep(all);
  });

  useEffect(() => {
    if (isKnown) give({});
  }, [isKnown]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name, type }) => {
          if (type === 'change' && isField(name)) give({ [name]: values[name] } as Partial<T>);
        },
      }),
    [subscribe, isField],
  );
}

/** How many people have logged out since the page loaded: as a form's key, it clears the form for the next person. */
export function useDepartures(): number {
  const { user } = useUserContext();
  const uid = memberOf(user)?.uid ?? null;
  const [seen, setSeen] = useState({ uid, departures: 0 });
  if (seen.uid !== uid) setSeen({ uid, departures: seen.departures + (seen.uid === null ? 0 : 1) });
  return seen.departures;
}
