export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export type Point = { x: number; y: number };
/** A selector, a point of the viewport, or a selector together with the element's name (its text or `aria-label`). */
export type Target = string | Point | { css: string; name: string };

export type PointerKind = 'mouse' | 'touch' | 'pen';
export type Button = 'left' | 'middle' | 'right';
export type PointerStep =
  | ({ do: 'move' } & Point)
  | { do: 'down' | 'up'; button?: Button }
  | { do: 'cancel' };
export type KeyStep = { do: 'down' | 'up'; key: string };

export type Preferences = { scheme: 'light' | 'dark'; reducedMotion: boolean; script: boolean };
export const defaultPreferences = {
  scheme: 'light',
  reducedMotion: false,
  script: true,
} satisfies Preferences;
export const defaultViewport = { width: 1280, height: 800 };

export type Message = { kind: 'log' | 'warning' | 'error' | 'exception' | 'policy'; text: string };

/** What each engine has to bring. Everything else is composed of it once, in page.ts. */
export type Driver = {
  engine: EngineName;
  /** Resolves at the load event; with `commit` as soon as the new document has begun. */
  goto(url: string, until: 'load' | 'commit'): Promise<void>;
  /** Evaluates an expression in the page or in a frame of it, awaits it, and returns it as data. */
  run(expression: string, frame?: string): Promise<unknown>;
  /** Runs before the page's own scripts, from the next document on. */
  init(source: string): Promise<void>;
  /** In Firefox a finger's drag scrolls nothing, so it is never cancelled by scrolling either. */
  pointer(kind: PointerKind, steps: PointerStep[]): Promise<void>;
  keys(steps: KeyStep[]): Promise<void>;
  wheel(at: Point, delta: Point): Promise<void>;
  history(step: 'back' | 'forward'): Promise<void>;
  reload(): Promise<void>;
  /** Puts another tab in front, or in WebKit the window away, and back again. */
  hide(isHidden: boolean): Promise<void>;
  viewport(width: number, height: number): Promise<void>;
  /** Scheme and motion answer at once in Chromium and Firefox; WebKit opens the same address anew. */
  prefer(preferences: Preferences): Promise<void>;
  screenshot(fullPage: boolean): Promise<Uint8Array>;
  messages(): Promise<Message[]>;
  /** The address of every tab that this page's session holds, the page itself first. */
  tabs(): Promise<string[]>;
  cdp(method: string, params?: object): Promise<unknown>;
  close(): Promise<void>;
};

export type Engine = {
  name: EngineName;
  version: string;
  /** `windowed` where the statement asks for what only a browser with windows has: tabs that hide, pages kept for Back. */
  newDriver(windowed?: boolean): Promise<Driver>;
  close(): Promise<void>;
  /** For an engine that no longer answers. */
  kill(): Promise<void>;
};

/** The engine at hand has no way to do or to see what a statement asks for. */
export class NotExpressible extends Error {
  override name = 'NotExpressible';
}

/** The engine is not on this machine. */
export class NotInstalled extends Error {
  override name = 'NotInstalled';
}
