import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import type { Client } from '@/tests/fixtures/local-shop';
import type { Person, Place } from './person';

/** What the owner does meanwhile: notes on orders and pictures, one after the other, through every kill. */
export class Desk {
  private readonly notes: string[] = [];
  private readonly pictures: string[] = [];
  private left = false;

  constructor(
    private readonly place: Place,
    private readonly owner: Person,
    private readonly client: Client,
  ) {}

  /** Works until `leave`; every answer it got is a promise that `check` holds the shop to. */
  async work(latestOrder: () => string | undefined): Promise<void> {
    for (let turn = 1; !this.left; turn += 1) {
      const orderId = latestOrder();
      if (orderId) await this.writeNote(orderId, `note-${turn}`);
      await this.upload(`picture-${turn}`);
    }
  }

  leave(): void {
    this.left = true;
  }

  /** Rejects unless everything that was acknowledged is there once. Resolves to what there is, in words. */
  async check(orders: readonly Order[]): Promise<string> {
    const { shop } = this.place;
    const kept = await Promise.all(
      orders.map(({ id }) => shop.db.collection(collections.orderNotes(shop.store, id)).get()),
    );
    const texts = kept.flatMap(({ docs }) => docs.map((doc) => String(doc.get('text'))));
    assert.deepEqual(texts.toSorted(), this.notes.toSorted(), 'Notes there and acknowledged');
    for (const picture of this.pictures) {
      const answer = await fetch(`${this.addressOf(picture)}?alt=media`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      assert.ok(bytes.equals(bytesOf(picture)), `The picture ${picture} is not what was uploaded.`);
    }
    return `${texts.length} notes and ${this.pictures.length} pictures of the owner there once`;
  }

  private async writeNote(orderId: string, text: string): Promise<void> {
    await this.owner.mustCall('addOrderNote', { storeId: this.place.shop.id, orderId, key: text, text });
    this.notes.push(text);
  }

  private async upload(picture: string): Promise<void> {
    await this.place.firebase.persist(async () => {
      const token = await this.client.auth.currentUser?.getIdToken();
      const objects = this.addressOf('').replace(/\/[^/]*$/, '');
      const answer = await fetch(`${objects}?name=${encodeURIComponent(this.pathOf(picture))}`, {
        method: 'POST',
        headers: { authorization: `Firebase ${token}`, 'content-type': 'image/webp' },
        body: new Uint8Array(bytesOf(picture)),
      });
      if (!answer.ok) throw new Error(`The upload was answered ${answer.status}.`);
    });
    this.pictures.push(picture);
  }

  private pathOf = (picture: string): string => `stores/${this.place.shop.id}/products/${picture}.webp`;

  private addressOf(picture: string): string {
    const { FIREBASE_STORAGE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
    return `http://${host}/v0/b/${project}.appspot.com/o/${encodeURIComponent(this.pathOf(picture))}`;
  }
}

/** Different for every picture, and long enough to be torn. */
const bytesOf = (picture: string): Buffer =>
  Buffer.alloc(30_000, createHash('sha256').update(picture).digest());
