/** The browsers that a test runs in unless it names others. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
/** Old builds of Chromium: one that does not run the script, and one with the reduced design. */
export const oldBuilds = ['chromium-92', 'chromium-117'] as const;
export type EngineName = (typeof engineNames)[number] | (typeof oldBuilds)[number];

export interface Point {
  x: number;
  y: number;
}
/**
 * A selector, a point of the viewport, or a selector together with the element's name (its text or
 * `aria-label`).
 */
export type Target = string | Point | { css: string; name: string };

export type PointerKind = 'mouse' | 'touch';
export type Button = 'left' | 'middle' | 'right';
export type PointerStep = ({ do: 'move' } & Point) | { do: 'down' | 'up'; button?: Button };
export interface KeyStep {
  do: 'down' | 'up';
  key: string;
}

/** All but `script` only in Chromium. `scrollbars` take up room. */
export interface Preferences {
  scheme?: 'light' | 'dark';
  reducedMotion?: boolean;
  script?: boolean;
  print?: boolean;
  forcedColors?: boolean;
  scrollbars?: boolean;
}

/** What each engine implements for one tab. page.ts builds everything else on it. */
export interface Driver {
  readonly engine: EngineName;
  /** Starts to navigate; page.ts waits for the document. */
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Evaluates an expression in the page or in a frame, and awaits a promise. */
  run(expression: string, frame?: string): Promise<unknown>;
  /** Runs the source before the page's own scripts, from the next document on. */
  init(source: string): Promise<unknown>;
  pointer(kind: PointerKind, steps: PointerStep[]): Promise<void>;
  keys(steps: KeyStep[]): Promise<void>;
  wheel(at: Point, delta: Point): Promise<void>;
  viewport(width: number, height: number): Promise<unknown>;
  /** Changes preferences of the open tab, in Chromium. `script` is for the next document. */
  prefer(change: Preferences): Promise<unknown>;
  /** `error: …`, `log: …` on the console, `exception: …`, and `policy: …` for what it refused. */
  messages(): Promise<string[]>;
  /** The address of every tab of this session. */
  tabs(): Promise<string[]>;
  /** A command of the Chrome DevTools Protocol. Chromium only. */
  cdp(method: string, params?: object): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface Engine {
  newDriver(preferences: Preferences): Promise<Driver>;
  /** Ends the browser, also when it no longer answers. */
  close(): Promise<unknown>;
}

/** The browser is not on this machine, or cannot do what the test needs: the test is skipped. */
export class NotAvailable extends Error {
  override name = 'NotAvailable';
}

/** A driver method for what an engine cannot do. */
export function unsupported(message: string) {
  return () => Promise.reject(new NotAvailable(message));
}
