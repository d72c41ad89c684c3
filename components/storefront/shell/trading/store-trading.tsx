import dynamic from 'next/dynamic';
import { Part } from '@/components/storefront/shell/part';
import { useStoreSetting } from '@/context/store-setting-context';

/** Pages of an open shop do not load it. */
const TradingBar = dynamic(() => import('./trading-bar').then((module) => module.TradingBar));

/** A bar above every page of a shop that takes no orders. */
export function StoreTrading() {
  const { state, note } = useStoreSetting().trading;
  if (state === 'open') return null;
  return (
    <Part name="trading">
      <TradingBar state={state} note={note} />
    </Part>
  );
}
