import { useSyncExternalStore } from 'react';

/** Two tones of a rising fourth: frequencies in hertz, and the length of each in seconds. */
const TONES = [659.25, 880];
const TONE_SECONDS = 0.18;

let context: AudioContext | undefined;

/**
 * Rings twice. Does nothing while the page may not play sound: browsers would log each try, and play all of them at the first
 * touch.
 */
export function chime(): void {
  context ??= new AudioContext();
  if (context.state !== 'running' && !isAudible()) return;
  void context.resume();
  const start = context.currentTime;
  TONES.forEach((frequency, index) => context && tone(context, frequency, start + index * TONE_SECONDS));
}

function tone(audio: AudioContext, frequency: number, at: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.25, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + TONE_SECONDS * 2);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + TONE_SECONDS * 2);
}

const TOUCHES = ['pointerup', 'keydown', 'click'] as const;

const subscribe = (listener: () => void) => {
  for (const touch of TOUCHES) addEventListener(touch, listener);
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, listener);
  };
};

/**
 * Whether this page may play sound: most browsers mute a page until a person has touched it once. Older ones do not tell
 * (Firefox before 120).
 */
// eslint-disable-next-line compat/compat -- looked for first
const isAudible = () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

export const useAudible = () => useSyncExternalStore(subscribe, isAudible, () => true);
