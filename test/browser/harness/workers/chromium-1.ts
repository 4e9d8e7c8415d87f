import { work } from '../worker';

await work(['chromium'], 0);
