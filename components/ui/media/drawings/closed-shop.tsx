import { Drawing, TINT } from './drawing';

/** A shop front with its blind down and a sign at the door, in the brand's colours. */
export const ClosedShop = () => (
  <Drawing width={260} units={[260, 208]}>
    <ellipse cx="130" cy="194" rx="118" ry="8" fill={TINT.ground} stroke="none" />
    <path d="M44 82v110h172V82" fill={TINT.paper} />
    <path d="M60 100h92v64H60Z" fill={TINT.ground} />
    <path d="M60 113h92M60 126h92M60 139h92M60 152h92" strokeWidth="2" />
    <path d="M166 192v-92h38v92" fill={TINT.soft} />
    <path d="M196 148v8M60 176h92" />
    <path d="M30 56 46 18h168l16 38Z" fill={TINT.strong} />
    <path d="M46 18 30 56M79.6 18 70 56M113.2 18 110 56M146.8 18 150 56M180.4 18 190 56" />
    <path
      d="M30 56v10a20 20 0 0 0 40 0V56ZM110 56v10a20 20 0 0 0 40 0V56ZM190 56v10a20 20 0 0 0 40 0V56Z"
      fill={TINT.strong}
    />
    <path d="M70 56v10a20 20 0 0 0 40 0V56ZM150 56v10a20 20 0 0 0 40 0V56Z" fill={TINT.paper} />
    <path d="m106 100-18 20M106 100l18 20" strokeWidth="2" />
    <rect x="80" y="120" width="52" height="26" rx="4" fill={TINT.paper} />
    <path d="M92 133h28" />
    <path
      d="M18 192v-18h16v18ZM26 174c-10-6-9-18-6-24 7 4 9 14 6 24Zm0 0c-1-9 4-15 10-17 2 8-2 15-10 17Z"
      fill={TINT.paper}
    />
  </Drawing>
);
