import type { StoreSetting } from '@/lib/domain/store/store-setting';

type Trade = Pick<StoreSetting, 'trading' | 'takenDown'>;

/** Whether the shop is gone for shoppers: an owner closed it, or an operator took it down. It takes no money. */
export const isClosed = ({ trading, takenDown }: Trade): boolean => takenDown || trading.state === 'closed';

/** Whether shoppers can order now, and so may be invited to. */
export const sellsNow = ({ trading, takenDown }: Trade): boolean => !takenDown && trading.state === 'open';
