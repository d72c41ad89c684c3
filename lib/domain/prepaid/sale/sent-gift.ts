import type { Order } from '@/lib/domain/orders/order';

/** Whether an order is a gift card's whose payment came: it counts as delivered then, whatever day its mail goes out. */
export const isSentGift = ({ gift, status }: Pick<Order, 'gift' | 'status'>): boolean =>
  gift !== null && status === 'delivered';
