import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from '@/components/platform/open/open.module.css';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/text-field';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import { platformNameProblem } from '@/lib/domain/tenancy/platform-name';
import { call } from '@/lib/functions/call';
import { useDebounced } from '@/lib/hooks/browser/use-debounced';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { recipe } from '@/theme/recipe';

/** After the last letter, before the address is looked up. */
const PAUSE_MS = 400;

interface Checked {
  readonly name: string;
  readonly free: boolean;
  readonly suggestion: string;
}

interface PlatformNameFieldProps {
  readonly host: string;
  readonly value: string;
  /** Why the whole form was refused at this field. */
  readonly refused: string | undefined;
  readonly onValueChange: (value: string) => void;
}

/** The store's address below the platform's host; says while it is typed whether it is free, and offers one that is. */
export function PlatformNameField({ host, value, refused, onValueChange }: PlatformNameFieldProps) {
  const { t } = useTranslation('platform');
  const { ofField } = useErrorText();
  const [checked, setChecked] = useState<Checked | null>(null);
  const problem = platformNameProblem(value);
  const [check] = useDebounced(() => {
    if (problem) return;
    // A failed look-up says nothing: opening the store decides.
    void call('checkStoreName', { platformName: value }).then(
      (answer) => answer.ok && setChecked({ name: value, ...answer.value }),
    );
  }, PAUSE_MS);
  const look = useEffectEvent(check);
  useEffect(() => look(), [value]);

  const known = checked?.name === value ? checked : null;
  const typed = value === '' ? undefined : problem === 'reserved' ? 'field.platformName.reserved' : undefined;
  const taken = known && !known.free ? 'field.platformName.taken' : undefined;
  return (
    <div className={styles.address}>
      <Field
        label={t('name.address')}
        hint={t('name.addressHint')}
        error={ofField(refused ?? typed ?? taken)}
      >
        {(control) => (
          <span className={styles.host} dir="ltr">
            <input
              {...control}
              name="platformName"
              className={recipe('input')}
              value={value}
              maxLength={FIELD_LIMITS.platformNameMax}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onValueChange(target.value.trim().toLowerCase().replaceAll(' ', '-'))}
            />
            <span>{`.${host}`}</span>
          </span>
        )}
      </Field>
      <p role="status" className={styles.free}>
        {known?.free && !problem && t('name.free')}
      </p>
      {taken && known?.suggestion && (
        <Button variant="outline" onClick={() => onValueChange(known.suggestion)}>
          {t('name.take', { name: known.suggestion })}
        </Button>
      )}
    </div>
  );
}
