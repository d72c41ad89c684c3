import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { notify } from '@/components/overlays/notify';
import { randomKey } from '@/lib/browser/random-key';
import { newSection } from '@/lib/domain/own-pages/new-section';
import type { SectionKind } from '@/lib/domain/own-pages/sections';
import { sectionOf, type PageForm, type SectionForm } from './page-form';
import { useSectionName } from './use-section-name';

export interface Sections {
  readonly list: readonly SectionForm[];
  readonly isOpen: (id: string) => boolean;
  readonly setOpen: (id: string, isOpen: boolean) => void;
  /** Opens the sections with these fields of the form. */
  readonly openAt: (paths: readonly string[]) => void;
  readonly add: (kind: SectionKind) => void;
  readonly duplicate: (index: number) => void;
  /** Removes a section; the toast offers undo. */
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
  /** The last move in words. */
  readonly announcement: string;
}

/** The sections of the surrounding form, and actions on whole sections. */
export function useSections(): Sections {
  const { t } = useTranslation('admin-pages');
  const nameOf = useSectionName();
  const { control, getValues } = useFormContext<PageForm>();
  const array = useFieldArray({ control, name: 'sections', keyName: 'key' });
  const [open, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState('');

  const setOpen = (id: string, isOpen: boolean) =>
    setOpened((ids) => new Set(isOpen ? [...ids, id] : [...ids].filter((one) => one !== id)));
  const insert = (index: number, section: SectionForm) => {
    array.insert(index, section, { shouldFocus: false });
    setOpen(section.id, true);
  };
  const sectionAt = (index: number) => getValues(`sections.${index}`);

  return {
    list: array.fields,
    isOpen: (id) => open.has(id),
    setOpen,
    openAt(paths) {
      const ids = paths.flatMap((path) => {
        const index = sectionOf(path);
        return index === null ? [] : [sectionAt(index).id];
      });
      setOpened((before) => new Set([...before, ...ids]));
    },
    add: (kind) => insert(array.fields.length, { ...newSection(kind, randomKey()) }),
    duplicate: (index) => insert(index + 1, { ...copyOf(sectionAt(index)), id: randomKey() }),
    remove(index) {
      const section = copyOf(sectionAt(index));
      array.remove(index);
      notify({
        type: 'info',
        message: t('sections.removed', { section: nameOf(section) }),
        action: {
          label: t('sections.undo'),
          onClick: () => array.insert(Math.min(index, getValues('sections').length), section),
        },
      });
    },
    move(from, to) {
      const section = array.fields[from];
      if (!section || !array.fields[to] || from === to) return;
      array.move(from, to);
      const count = array.fields.length;
      setAnnouncement(t('sections.moved', { section: nameOf(section), position: to + 1, size: count }));
    },
    announcement,
  };
}

/** A deep copy, because the form mutates its values. */
const copyOf = (section: SectionForm): SectionForm => JSON.parse(JSON.stringify(section)) as SectionForm;
