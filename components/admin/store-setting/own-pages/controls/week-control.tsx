import { Field, Flex, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { ListError, RemoveButton } from '@/components/admin/forms/list-parts';
import { useField } from '@/components/admin/forms/use-field';
import { dateFormat } from '@/lib/domain/formats';
import {
  MOST_SPANS,
  WEEKDAYS,
  type OpenSpan,
  type Weekday,
} from '@/lib/domain/own-pages/place/opening-hours';
import { useWriting } from '@/lib/hooks/language/use-writing';
import { EntryButton } from './entry-list';
import type { ControlProps } from './plain-controls';

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
const NEW_SPAN = { from: '09:00', to: '17:00' };

/** The hours of each day of the week; a day without any is closed. */
export function WeekControl({ name, label }: ControlProps) {
  const { t } = useTranslation('admin-pages');
  const { control, setValue } = useFormContext();
  const week = useWatch({ control, name }) as readonly OpenSpan[];
  const dayFormat = dateFormat(useWriting(), { weekday: 'long', timeZone: 'UTC' });
  const put = (spans: readonly OpenSpan[]) => setValue(name, [...spans], { shouldDirty: true });
  const { error } = useField(name);
  const spansOf = (day: Weekday) =>
    week.flatMap((span, index) => (span.day === day ? [{ span, index }] : []));
  const copy = (day: Weekday) =>
    put(
      WEEKDAYS.flatMap((one) => spansOf(day).map(({ span }) => ({ ...span, day: one }))).slice(0, MOST_SPANS),
    );
  return (
    <Stack gap="3" role="group" aria-label={label}>
      <Text textStyle="label">{label}</Text>
      {WEEKDAYS.map((day) => {
        const dayName = dayFormat.format(SUNDAY + day * DAY_MS);
        const open = spansOf(day);
        return (
          <Stack key={day} gap="2" borderBottomWidth="1px" pb="3">
            <Flex justify="space-between" align="center" gap="2" wrap="wrap">
              <Text>
                {dayName}
                {open.length === 0 && (
                  <Text as="span" color="fg.muted" ms="2">
                    {t('week.closed')}
                  </Text>
                )}
              </Text>
              <HStack gap="2">
                {open.length > 0 && (
                  <EntryButton
                    variant="ghost"
                    label={t('week.copyOf', { day: dayName })}
                    onClick={() => copy(day)}
                  >
                    {t('week.copy')}
                  </EntryButton>
                )}
                <EntryButton
                  disabled={week.length >= MOST_SPANS}
                  label={t('week.addOf', { day: dayName })}
                  onClick={() => put([...week, { day, ...NEW_SPAN }])}
                >
                  {t('week.add')}
                </EntryButton>
              </HStack>
            </Flex>
            {open.length > 0 && (
              <Stack as="ul" listStyleType="none" gap="2" aria-label={dayName}>
                {open.map(({ index }, at) => (
                  <SpanInputs
                    key={index}
                    name={`${name}.${index}`}
                    day={dayName}
                    number={at + 1}
                    onRemove={() => put(week.filter((_, other) => other !== index))}
                  />
                ))}
              </Stack>
            )}
          </Stack>
        );
      })}
      <Text color="fg.muted" textStyle="sm">
        {t('week.night')}
      </Text>
      <ListError error={error} />
    </Stack>
  );
}

interface SpanInputsProps {
  /** The span's path in the surrounding form. */
  readonly name: string;
  /** The weekday's name, and the span's number within it. */
  readonly day: string;
  readonly number: number;
  readonly onRemove: () => void;
}

function SpanInputs({ name, day, number, onRemove }: SpanInputsProps) {
  const { t } = useTranslation('admin-pages');
  return (
    <HStack as="li" gap="2" align="flex-start">
      {(['from', 'to'] as const).map((side) => (
        <TimeInput key={side} name={`${name}.${side}`} label={t(`week.${side}`, { day, number })} />
      ))}
      <RemoveButton label={t('week.remove', { day, number })} onRemove={onRemove} />
    </HStack>
  );
}

function TimeInput({ name, label }: ControlProps) {
  const { register, error } = useField(name);
  return (
    <Field.Root invalid={Boolean(error)}>
      <Input type="time" aria-label={label} dir="ltr" {...register(name)} />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
