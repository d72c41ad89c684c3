import { useState } from 'react';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';

/** How many people have logged out since the page came: as a form's key it leaves nothing of theirs to the next one. */
export function useDepartures(): number {
  const { user } = useUserContext();
  const uid = memberOf(user)?.uid ?? null;
  const [seen, setSeen] = useState({ uid, departures: 0 });
  if (seen.uid !== uid) setSeen({ uid, departures: seen.departures + (seen.uid === null ? 0 : 1) });
  return seen.departures;
}
