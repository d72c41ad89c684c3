import os from 'node:os';
import type { Product, ProductImage } from '@/lib/domain/catalogue/product';
import type { SeedStore } from '../build/build-store';
import { BRANDS, CATEGORIES } from '../data/groups';
import { inParallel } from '../in-parallel';
import { draw } from './draw';
import { openStudio } from './draw-studio';
import { drawBrandMark, drawHero } from './hero';
import { Studio, renderFlat, type Rendition } from './render';
import { HERO_BOARDS } from './hero-boards';
import type { Shape } from './type';

/** Stores one object: its path in the bucket and its WebP bytes. */
export type Put = (path: string, bytes: Buffer) => Promise<void>;

/** Draws every picture that the store's documents name and passes each to `put`, two at a time per core. */
export async function pictureStore(store: SeedStore, shape: Shape, put: Put): Promise<void> {
  const studio = new Studio();
  const art = new Map(store.boards.map(({ design }) => [design.slug, draw(design.art, design.slug, shape)]));
  const artOf = (slug: string) => art.get(slug) ?? '';

  const drawStudio = openStudio(shape);
  const designed = store.studioBoards.map(({ product, seed, room }) => async () => {
    const views = await studio.photograph(await drawStudio(seed), room, seed.frames);
    await Promise.all(views.map((view, index) => save(put, imagePath(product, index), view)));
  });
  const boards = store.boards.map(({ product, design, room }) => async () => {
    const views = await studio.photograph(artOf(design.slug), room, design.frames);
    await Promise.all(views.map((view, index) => save(put, imagePath(product, index), view)));
  });
  const categories = store.categories.flatMap(({ id, image }) => {
    const cover = CATEGORIES.find((category) => category.id === id)?.cover;
    const fallback = store.products.find(({ categoryId }) => categoryId === id)?.slug;
    const slug = [cover, fallback].find((candidate) => candidate && art.has(candidate));
    return image && slug ? [() => flat(put, image, cropped(artOf(slug)))] : [];
  });
  const brands = store.brands.flatMap((brand) => {
    const { image } = brand;
    const palette = BRANDS.find(({ id }) => id === brand.id)?.palette ?? 'linen';
    return image ? [() => flat(put, image, drawBrandMark(brand, palette, shape))] : [];
  });
  const { image } = store.setting.homepage.hero;
  const hung = HERO_BOARDS.map(({ slug, ...place }) => ({ ...place, art: artOf(slug) }));
  const hero = image ? [() => flat(put, image, drawHero(hung, image.width, image.height))] : [];

  await inParallel([...hero, ...boards, ...designed, ...categories, ...brands], os.availableParallelism());
}

function imagePath({ images, id }: Product, index: number): string {
  const image = images[index];
  if (!image) throw new Error(`The product ${id} names no picture ${index + 1}.`);
  return image.path;
}

async function flat(put: Put, image: ProductImage, svg: string): Promise<void> {
  await save(put, image.path, await renderFlat(svg, image.width, image.height));
}

async function save(put: Put, path: string, { master, small }: Rendition): Promise<void> {
  await Promise.all([put(path, master), put(path.replace(/\.webp$/, '-600.webp'), small)]);
}

/** The square centre of a board. */
const cropped = (svg: string) =>
  svg.replace(
    'width="1200" height="1500" viewBox="0 0 1200 1500"',
    'width="900" height="900" viewBox="80 170 1040 1040"',
  );
