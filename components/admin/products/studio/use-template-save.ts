import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { useAction } from '@/components/overlays/use-action';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import { isSame } from '@/lib/domain/is-same';
import { contentOf, type TemplateContent } from '@/lib/domain/studio/editing/template-edits';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** The stored template that the editor started from; null if there is none. */
interface Base {
  readonly version: number;
  readonly content: TemplateContent | null;
}

const baseOf = (template: StudioTemplate | null): Base => ({
  version: template?.version ?? 0,
  content: template && template.version > 0 ? contentOf(template) : null,
});

/** Saves a product's template, unless somebody else has saved since it was opened. */
export function useTemplateSave(
  productId: string,
  start: StudioTemplate,
  live: StudioTemplate | null,
  content: TemplateContent,
) {
  const store = useStoreId();
  const { t } = useTranslation('admin-studio');
  const { plain } = useFormats();
  const { push } = useRouter();
  const [base, setBase] = useState(() => baseOf(start));
  const { run, busy } = useAction();
  const [refused, setRefused] = useState(false);

  const send = async (template: TemplateContent | null) => {
    const request = { storeId: store, productId, baseVersion: base.version, template };
    const saved = await run(call('saveStudioTemplate', request));
    if (saved.ok) return saved.value;
    if (saved.error.code === 'edited-meanwhile') setRefused(true);
    return null;
  };

  return {
    base,
    busy,
    isDirty: !base.content || !isSame(base.content, content),
    hasNewer: !busy && (refused || (live?.version ?? 0) > base.version),
    async save() {
      const saved = await send(content);
      if (!saved) return;
      setBase({ version: saved.version, content });
      notify({ type: 'success', message: t('saved') });
    },
    /** Saves an earlier version anew; false if it failed, which was said. */
    async restore(earlier: StudioTemplate): Promise<boolean> {
      const restored = contentOf(earlier);
      const saved = await send(restored);
      if (!saved) return false;
      setBase({ version: saved.version, content: restored });
      const versions = { version: plain(earlier.version), next: plain(saved.version) };
      notify({ type: 'success', message: t('versions.restored', versions) });
      return true;
    },
    /** Removes the template, so that shoppers can no longer design the product. */
    async remove() {
      if (!(await send(null))) return;
      notify({ type: 'success', message: t('remove.done') });
      await push(adminPaths.product(productId));
    },
    /** Continues from the stored template; the next save replaces it. */
    rebase() {
      setBase(baseOf(live));
      setRefused(false);
    },
  };
}
