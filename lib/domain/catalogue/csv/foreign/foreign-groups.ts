import type { CsvContext } from '@/lib/domain/catalogue/csv/product-rows';
import type { Brand, Category } from '@/lib/domain/catalogue/product';
import { freeSlug, slugOf } from '@/lib/domain/catalogue/slug';
import type { LocalizedText } from '@/lib/domain/locale';
import { headingKey } from './recognise';
import { inLanguage, type TextLanguage } from './foreign-settings';

/** A category or brand that a file names and the store does not have yet. */
export interface NewGroup {
  readonly kind: 'category' | 'brand';
  readonly id: string;
  readonly slug: string;
  readonly name: LocalizedText;
  /** Set for a sub-category; a new parent is created first. */
  readonly parentId: string | null;
}

export interface KnownGroups {
  readonly categories: readonly Pick<Category, 'id' | 'slug' | 'parentId' | 'name'>[];
  readonly brands: readonly Pick<Brand, 'id' | 'slug' | 'name'>[];
}

type Known = Pick<Category, 'id' | 'slug' | 'name'> & { readonly parentId?: string | null };

/** Finds a file's groups by name and collects missing ones as new; the caller provides `newId`. */
export class GroupFinder {
  readonly made: NewGroup[] = [];

  constructor(
    private readonly known: KnownGroups,
    private readonly language: TextLanguage,
    private readonly newId: () => string,
  ) {}

  /** The slug of the category of this name, below `parent` or at the top. */
  category(name: string, parent: Known | null): Known {
    return this.find('category', name, parent?.id ?? null, [
      ...this.known.categories,
      ...this.madeOf('category'),
    ]);
  }

  brand(name: string): Known {
    return this.find('brand', name, null, [...this.known.brands, ...this.madeOf('brand')]);
  }

  /** Adds the new groups to the context. */
  context<T extends CsvContext>(context: T): T {
    return {
      ...context,
      categories: [...context.categories, ...this.madeOf('category')],
      brands: [...context.brands, ...this.madeOf('brand')],
    };
  }

  private madeOf(kind: NewGroup['kind']): NewGroup[] {
    return this.made.filter((group) => group.kind === kind);
  }

  private find(
    kind: NewGroup['kind'],
    name: string,
    parentId: string | null,
    groups: readonly Known[],
  ): Known {
    const siblings = groups.filter((group) => (group.parentId ?? null) === parentId);
    const wanted = headingKey(name);
    const slug = slugOf(name) || kind;
    const found = siblings.find((one) =>
      [one.name.en, one.name.ar].some((own) => own && headingKey(own) === wanted),
    );
    const known = found ?? siblings.find((one) => one.slug === slug);
    if (known) return known;
    const group: NewGroup = {
      kind,
      id: this.newId(),
      slug: freeSlug(slug, (candidate) => siblings.some((one) => one.slug === candidate)),
      name: inLanguage(name, this.language),
      parentId,
    };
    this.made.push(group);
    return group;
  }
}
