import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEditor } from '@/components/admin/products/editor/editor-context';
import { notify } from '@/components/overlays/notify';
import { adminPaths } from '@/lib/admin-paths';
import { duplicateOf } from '@/lib/domain/catalogue/duplicate-product';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { randomKey } from '@/lib/random-key';

/** Makes a draft like the product and opens it. */
export function useDuplicate(): () => void {
  const { t } = useTranslation('admin-editor');
  const text = useErrorText();
  const { push } = useRouter();
  const { base } = useEditor();
  const duplicate = async () => {
    const id = randomKey();
    const made = await call('saveProduct', duplicateOf(base, env.storeId, id));
    if (!made.ok) return notify({ type: 'error', message: text.ofError(made.error) });
    notify({ type: 'success', message: t('duplicate.done') });
    await push(adminPaths.product(id));
  };
  return () => void duplicate();
}
