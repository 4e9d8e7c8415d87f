import { createContext } from 'react';

/** Whether the page that a part belongs to shows: where it does not, no timer runs and nobody listens (behaviour R11). */
export const PageShown = createContext(true);
