import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/actions/button';

const LineList = dynamic(() => import('./line-list').then((module) => module.LineList), { ssr: false });

interface LineChoiceProps {
  /** The field's maximum length; longer lines are not offered. */
  readonly maxLength: number;
  readonly onChoose: (text: string) => void;
}

/** Offers poetry and proverbs for a text field; the list loads when opened. */
export function LineChoice({ maxLength, onChoose }: LineChoiceProps) {
  const { t } = useTranslation('studio');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div>
      <Button
        ref={opener}
        variant="outline"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('lines.choose')}
      </Button>
      {isOpen && (
        <LineList
          maxLength={maxLength}
          onChoose={(text) => {
            onChoose(text);
            setOpen(false);
            // The button that had the focus was removed.
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}
