import { Drawing, TINT } from './drawing';

/** A plug beside its socket. */
export const PulledPlug = ({ width }: { width?: number }) => (
  <Drawing {...(width && { width })}>
    <ellipse cx="120" cy="158" rx="104" ry="8" fill={TINT.ground} stroke="none" />
    <path d="M10 96c30 0 22-34 50-34" />
    <path d="M60 42h26a20 20 0 0 1 0 40H60Z" fill={TINT.soft} />
    <path d="M106 54h22M106 70h22" />
    <path
      d="M162 30h44a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8h-44a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8Z"
      fill={TINT.paper}
    />
    <circle cx="184" cy="62" r="19" fill={TINT.strong} />
    <path d="M178 56v12M190 56v12" stroke={TINT.paper} />
    <path d="M184 94v34c0 18-30 10-30 30" />
    <path d="m132 34 6-12M146 22l-2-12M126 92l-4 12" strokeWidth="2" />
  </Drawing>
);
