import { startChromium } from './chromium';
import { startFirefox } from './firefox';
import type { Engine, EngineName } from './types';
import { startWebkit } from './webkit';

const starters: Record<EngineName, () => Promise<Engine>> = {
  chromium: () => startChromium(),
  firefox: startFirefox,
  webkit: startWebkit,
};

export const start = (name: EngineName): Promise<Engine> => starters[name]();
