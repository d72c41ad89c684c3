import assert from 'node:assert/strict';
import sharp from 'sharp';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { publicBytes, uploaded } from '@/tests/fixtures/firebase/uploads';
import type { Person, Place } from './person';

const FOLDER = 'products/board';

/** What the owner does meanwhile: notes on orders and pictures, one after the other, through every kill. */
export class StoreAdmin {
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
    assert.deepEqual([...texts].sort(), [...this.notes].sort(), 'Notes there and acknowledged');
    for (const picture of this.pictures) {
      const bytes = await publicBytes(storagePaths.storePicture(shop.store, FOLDER, picture));
      assert.ok(bytes, `The picture ${picture} is gone.`);
      const { width } = await sharp(bytes).metadata();
      assert.equal(width, widthOf(picture), `The picture ${picture} is not what was uploaded.`);
    }
    return `${texts.length} notes and ${this.pictures.length} pictures of the owner there once`;
  }

  private async writeNote(orderId: string, text: string): Promise<void> {
    await this.owner.mustCall('addOrderNote', { storeId: this.place.shop.id, orderId, key: text, text });
    this.notes.push(text);
  }

  private async upload(picture: string): Promise<void> {
    const { firebase, shop } = this.place;
    const body = await drawn(picture);
    await firebase.persist(() => uploaded(this.client, shop.id, body, picture));
    await this.owner.mustCall('keepPicture', { storeId: shop.id, folder: FOLDER, upload: picture });
    this.pictures.push(picture);
  }
}

/** Every picture is of another width. */
const widthOf = (picture: string): number => 20 + Number(picture.split('-')[1]);

const drawn = (picture: string): Promise<Buffer> =>
  sharp({ create: { width: widthOf(picture), height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
