import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

interface Uploads {
  readonly isRunning: boolean;
  /** Counts the upload as running until it settles. */
  track<T>(upload: Promise<T>): Promise<T>;
}

const UploadsContext = createContext<Uploads>({ isRunning: false, track: (upload) => upload });

/** Knows a form's uploads, so that it is not saved without a picture that is on its way, nor left. */
export function UploadsProvider({ children }: { readonly children: ReactNode }) {
  const [running, setRunning] = useState(0);
  const track = useCallback(async <T,>(upload: Promise<T>): Promise<T> => {
    setRunning((count) => count + 1);
    try {
      return await upload;
    } finally {
      setRunning((count) => count - 1);
    }
  }, []);
  const value = useMemo(() => ({ isRunning: running > 0, track }), [running, track]);
  return <UploadsContext value={value}>{children}</UploadsContext>;
}

export const useUploads = (): Uploads => useContext(UploadsContext);
