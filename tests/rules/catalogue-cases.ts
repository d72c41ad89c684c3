import type { CollectionCase } from './access';
import { ADMINS, PEOPLE } from './people';

/** What a store shows for sale, and what its shoppers write about it. */
export const CATALOGUE_CASES: readonly CollectionCase[] = [
  {
    name: 'an active product',
    path: 'stores/demo/products/p1',
    fields: { status: 'active', price: 4900 },
    filters: { status: 'active' },
    order: ['price', 'asc'],
    change: { price: 1 },
    may: { get: PEOPLE, list: PEOPLE },
  },
  {
    name: 'a draft',
    path: 'stores/demo/products/p2',
    fields: { status: 'draft', price: 4900 },
    change: { status: 'active' },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'what shoppers may design of an active product',
    path: 'stores/demo/studioTemplates/p1',
    fields: { version: 1 },
    may: { get: PEOPLE, list: ADMINS },
  },
  {
    name: 'what shoppers may design of a draft',
    path: 'stores/demo/studioTemplates/p2',
    fields: { version: 1 },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: 'an earlier version of what shoppers may design',
    path: 'stores/demo/studioTemplates/p1/versions/1',
    fields: { version: 1, author: 'owner' },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: "the guest's design, by its link",
    path: 'stores/demo/designs/d1',
    fields: { uid: 'guest', lockedBy: null },
    filters: { uid: 'guest' },
    change: { lockedBy: 'o1' },
    may: { get: PEOPLE, list: ['guest', ...ADMINS] },
  },
  {
    name: 'a category',
    path: 'stores/demo/categories/c1',
    fields: { order: 1 },
    order: ['order', 'asc'],
    may: { get: PEOPLE, list: PEOPLE },
  },
  {
    name: 'a brand',
    path: 'stores/demo/brands/b1',
    fields: { order: 1 },
    may: { get: PEOPLE, list: PEOPLE },
  },
  {
    name: 'a colour that boards come in',
    path: 'stores/demo/optionValues/color~oak',
    fields: { option: 'color', id: 'oak', name: { en: 'Oak', ar: 'بلوط' } },
    may: { get: PEOPLE, list: PEOPLE },
  },
  {
    name: 'a published review',
    path: 'stores/demo/products/p1/reviews/r1',
    fields: { status: 'published', rating: 5 },
    filters: { status: 'published' },
    may: { get: PEOPLE, list: PEOPLE },
  },
  {
    name: 'a review that waits',
    path: 'stores/demo/products/p1/reviews/r2',
    fields: { status: 'pending', rating: 1 },
    change: { status: 'published' },
    may: { get: ADMINS, list: ADMINS },
  },
  {
    name: "the shopper's own review that waits",
    path: 'stores/demo/products/p1/reviews/shopper',
    fields: { uid: 'shopper', status: 'pending', rating: 3 },
    filters: { uid: 'shopper' },
    change: { status: 'published' },
    may: { get: ['shopper', ...ADMINS], list: ['shopper', ...ADMINS] },
  },
  {
    name: 'what the shopper wrote as a guest and the store rejected',
    path: 'stores/demo/products/p1/reviews/formerGuest',
    fields: { uid: 'shopper', status: 'rejected', rating: 2 },
    filters: { uid: 'shopper' },
    change: { status: 'published' },
    may: { get: ['shopper', ...ADMINS], list: ['shopper', ...ADMINS] },
  },
  {
    name: "a reviewer's e-mail",
    path: 'stores/demo/products/p1/reviews/r1/private/contact',
    fields: { email: 'sara@example.com' },
    may: {},
  },
];
