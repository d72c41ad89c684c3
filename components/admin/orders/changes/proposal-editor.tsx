import { Alert, Box, Button, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import Image from 'next/image';
import type { ReactNode } from 'react';
import { ProposalInputs } from '@/components/admin/orders/changes/proposal-inputs';
import type { DesignedLine, DrawnProposal } from '@/components/admin/orders/changes/use-change-question';
import { useProposalDrawing } from '@/components/admin/orders/changes/use-proposal-drawing';
import { localized } from '@/lib/domain/locale';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useProblemText } from '@/lib/hooks/language/use-problem-text';
import { imageUrl } from '@/lib/pictures/image-url';
import { svgUrl } from '@/lib/pictures/svg-url';

interface ProposalEditorProps {
  readonly line: DesignedLine;
  readonly template: StudioTemplate;
  readonly input: DesignInput;
  readonly onChange: (input: DesignInput) => void;
  readonly onDrawn: (drawn: DrawnProposal) => void;
}

/** The stored proof has a fixed size in pixels, the new drawing none. */
const BOTH_AS_LARGE = { width: '100%', height: 'auto' };

/** Edits a proposed design, drawn as it would be made, beside the ordered one. */
export function ProposalEditor({ line, template, input, onChange, onDrawn }: ProposalEditorProps) {
  const { t } = useTranslation('admin-orders');
  const problemText = useProblemText();
  const title = localized(line.title, useLocale());
  const { board, svg, failed, retry } = useProposalDrawing(line.design.id, template, input, onDrawn);
  const fields = template.fields.filter(({ kind }) => kind !== 'picture').map(({ id }) => id);
  const others = (board?.problems ?? []).filter(({ field }) => !fields.includes(field));
  return (
    <Stack gap="4">
      <SimpleGrid columns={2} gap="4" aria-busy={!board}>
        <Proof label={t('change.ordered')}>
          <Image
            src={imageUrl(line.design.proofPath)}
            alt={t('change.proofOf', { title })}
            width={320}
            height={400}
            style={BOTH_AS_LARGE}
          />
        </Proof>
        <Proof label={t('change.suggested')}>
          {svg ? (
            // eslint-disable-next-line @next/next/no-img-element -- drawn in this browser
            <img src={svgUrl(svg)} alt={t('change.proofOf', { title })} style={BOTH_AS_LARGE} />
          ) : (
            <Skeleton width="full" aspectRatio={`${input.widthMm} / ${input.heightMm}`} />
          )}
        </Proof>
      </SimpleGrid>
      <Text role="status" srOnly>
        {board ? '' : t('change.drawing')}
      </Text>
      {failed && (
        <Alert.Root status="error" flexWrap="wrap">
          <Alert.Indicator />
          <Alert.Title flex="1">{t('change.drawFailed')}</Alert.Title>
          <Button size="sm" variant="outline" onClick={retry}>
            {t('change.retry')}
          </Button>
        </Alert.Root>
      )}
      {others.map((problem) => (
        <Text key={`${problem.field} ${problem.code}`} textStyle="sm" color="fg.error">
          {problemText(problem)}
        </Text>
      ))}
      <ProposalInputs
        template={template}
        input={input}
        problems={board?.problems ?? []}
        onChange={onChange}
      />
    </Stack>
  );
}

function Proof({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box as="figure" minWidth="0">
      <Text as="figcaption" textStyle="sm" fontWeight="medium" mb="2">
        {label}
      </Text>
      {children}
    </Box>
  );
}
