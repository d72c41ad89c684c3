import { Drawing, TINT } from './drawing';

/** A wall with two boards, and a nail with the outline of a third that is gone. */
export const BareNail = () => (
  <Drawing>
    <ellipse cx="120" cy="164" rx="112" ry="8" fill={TINT.ground} stroke="none" />
    <path d="M24 58h52v66H24Z" fill={TINT.paper} />
    <path d="M32 66h36v50H32Z" fill={TINT.soft} strokeWidth="2" />
    <path d="m32 108 14-18 10 11 12-9v24H32Z" fill={TINT.strong} stroke="none" />
    <path d="m50 40-14 18M50 40l14 18" strokeWidth="2" />
    <path d="M92 34h56v72H92Z" fill={TINT.ground} strokeWidth="2" strokeDasharray="6 7" />
    <path d="M120 22v8M116 22h8" />
    <path d="M164 58h52v66h-52Z" fill={TINT.paper} />
    <path d="M172 66h36v50h-36Z" fill={TINT.soft} strokeWidth="2" />
    <circle cx="190" cy="91" r="13" fill={TINT.strong} stroke="none" />
    <path d="m190 40-14 18M190 40l14 18" strokeWidth="2" />
    <path d="M96 162h48M12 162h62M166 162h62" />
    <path d="m94 158 8-34 46 11-6 27" fill={TINT.paper} />
    <path d="m104 152 4-16 28 7-4 16" fill={TINT.soft} strokeWidth="2" />
  </Drawing>
);
