import { createContext } from 'react';
import { wholeDocument } from './site-document';

/** The document in which a component is; in a file of its own, for the head script has no React. */
export const DocumentContext = createContext(wholeDocument);
