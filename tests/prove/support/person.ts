import { randomUUID } from 'node:crypto';
import type { CallableName, Callables } from '@/lib/domain/api/callables';
import type { Result } from '@/lib/domain/result';
import type { Client, LocalShop } from '@/tests/fixtures/firebase/local-shop';
import {
  CardRefused,
  type Card,
  type LocalStripe,
  type StartedPayment,
} from '@/tests/fixtures/money/local-stripe';
import { aPlaceOrderRequest, anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';
import type { KilledFirebase } from './killed-firebase';
import type { CardWay, Purchase } from './purchase';

export interface Place {
  readonly firebase: KilledFirebase;
  readonly shop: LocalShop;
  readonly stripe: LocalStripe;
}

const NOT_YET: readonly string[] = ['try-again', 'payment-unavailable', 'internal'];

/** Somebody with a browser, who retries through broken connections and kills as patient people do. */
export class Person {
  constructor(
    private readonly place: Place,
    private readonly client: Client,
    private readonly email: string,
  ) {}

  /** Resolves to the order's id once the shop acknowledged it and the shopper left; the payment may be anywhere. */
  async buy({ productId, quantity, method, way, looks }: Omit<Purchase, 'aftermath'>): Promise<string> {
    const storeId = this.place.shop.id;
    const { orderId } = await this.mustCall(
      'placeOrder',
      aPlaceOrderRequest({
        storeId,
        key: randomUUID(),
        lines: [aRequestedLine({ productId, quantity })],
        paymentMethod: method,
        address: anAddress({ email: this.email }),
      }),
    );
    if (method === 'cash') return orderId;
    await this.payByCard(orderId, way);
    if (looks) await this.mustCall('checkPayment', { storeId, orderId });
    return orderId;
  }

  /** Asks until the shop answers; a refusal is an answer. */
  call<N extends CallableName>(
    name: N,
    request: Callables[N]['request'],
  ): Promise<Result<Callables[N]['response']>> {
    return this.place.firebase.persist(async () => {
      const answer = await this.client.call(name, request);
      if (!answer.ok && NOT_YET.includes(answer.error.code))
        throw new Error(`${name} answered ${answer.error.code}.`);
      return answer;
    });
  }

  /** Asks until the shop answers; rejects when it refuses. */
  async mustCall<N extends CallableName>(name: N, request: Callables[N]['request']) {
    const answer = await this.call(name, request);
    if (!answer.ok) throw new Error(`${name} was refused: ${JSON.stringify(answer.error)}`);
    return answer.value;
  }

  private async payByCard(orderId: string, way: CardWay): Promise<void> {
    const started = await this.mustCall('startPayment', { storeId: this.place.shop.id, orderId });
    if (way === 'declined' || way === 'declined-then-pays') await this.confirm(started, 'declined');
    if (way === 'pays' || way === 'declined-then-pays') await this.confirm(started, 'succeeds');
    if (way === 'asks-bank') await this.confirm(started, 'asksBank');
    if (way === 'left-at-bank') await this.confirm(started, 'asksBank', false);
  }

  /** Who did not hear what became of the card types it again; Stripe knows whether it was taken. */
  private confirm(started: StartedPayment, card: Card, answersBank = true): Promise<void> {
    const { firebase, stripe } = this.place;
    return firebase.persist(async () => {
      try {
        const intent = await stripe.pay(started, card);
        if (intent.next_action && answersBank) await stripe.answerBank(intent, 'complete');
      } catch (error) {
        if (!(error instanceof CardRefused)) throw error;
      }
    });
  }
}
