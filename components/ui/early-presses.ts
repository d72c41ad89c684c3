// A file of its own in a built page of the shop: `scripts/lib/parts.mjs` makes it, `components/document/head-parts` names it.
import { keepEarlyPresses } from './early-presses-script';

keepEarlyPresses();
