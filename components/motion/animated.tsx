import { AnimatePresence, domAnimation, LazyMotion, MotionConfig, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ComponentProps, ReactNode } from 'react';
import iconStyles from '@/components/ui/media/icon.module.css';
import { iconPaths } from '@/components/ui/media/icon';

const QUICK = { duration: 0.22, ease: 'easeOut' } as const;
const SPRING = { type: 'spring', stiffness: 520, damping: 22 } as const;

function Motion({ children }: { readonly children: ReactNode }) {
  const isStill = useReducedMotion() ?? false;
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig transition={QUICK} skipAnimations={isStill}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}

/** A list whose items, each an `AnimatedItem` at its root, animate their height as they come and go. */
export function AnimatedList({ children, ...list }: ComponentProps<'ul'>) {
  return (
    <Motion>
      <ul {...list}>
        <AnimatePresence initial={false}>{children}</AnimatePresence>
      </ul>
    </Motion>
  );
}

const GONE = { opacity: 0, height: 0, overflow: 'clip' };
const THERE = { opacity: 1, height: 'auto', transitionEnd: { overflow: 'visible' } };

export function AnimatedItem({ ref, children }: Pick<ComponentProps<'li'>, 'ref' | 'children'>) {
  return (
    <m.li ref={ref} initial={GONE} animate={THERE} exit={GONE}>
      {children}
    </m.li>
  );
}

/** Pops its content when it mounts, for example a changed count. */
export function AnimatedPop({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <Motion>
      <m.span className={className} initial={{ scale: 0.4 }} animate={{ scale: 1 }} transition={SPRING}>
        {children}
      </m.span>
    </Motion>
  );
}

/** An animated tick. */
export function AnimatedCheck({ size }: { readonly size: number }) {
  return (
    <Motion>
      <svg className={iconStyles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
        <m.path
          d={iconPaths.check}
          initial={{ pathLength: 0 }}
          animate={{ pathLength: 1 }}
          transition={{ duration: 0.45, delay: 0.15, ease: 'easeOut' }}
        />
      </svg>
    </Motion>
  );
}

interface AnimatedSlideProps {
  readonly className?: string;
  /** The side it comes from: -1 left, 1 right, 0 behind. */
  readonly from: -1 | 0 | 1;
  readonly children: ReactNode;
}

/** A picture that slides in from a side; give each its own key. */
export function AnimatedSlide({ className, from, children }: AnimatedSlideProps) {
  return (
    <Motion>
      <m.div
        className={className}
        initial={{ opacity: 0, x: from * 48, scale: from === 0 ? 0.96 : 1 }}
        animate={{ opacity: 1, x: 0, scale: 1 }}
      >
        {children}
      </m.div>
    </Motion>
  );
}
