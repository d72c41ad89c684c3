import { Drawing, TINT } from './drawing';

/** A shopping bag, and the outline of the board that could be in it. */
export const EmptyBag = () => (
  <Drawing>
    <ellipse cx="120" cy="166" rx="92" ry="8" fill={TINT.ground} stroke="none" />
    <path d="M92 14h56v70H92Z" fill={TINT.ground} strokeWidth="2" strokeDasharray="6 7" />
    <path d="M106 54c0-20 28-20 28 0" strokeWidth="2" strokeDasharray="5 6" />
    <path d="M62 72h116l10 94H52Z" fill={TINT.paper} />
    <path d="M57.2 116h125.6l5.2 50H52Z" fill={TINT.soft} stroke="none" />
    <path d="M62 72h116l10 94H52Z" />
    <path d="M92 94V70a28 28 0 0 1 56 0v24" />
    <path d="M92 94v1M148 94v1" strokeWidth="7" />
    <path d="M108 138c5 6 19 6 24 0" />
  </Drawing>
);
