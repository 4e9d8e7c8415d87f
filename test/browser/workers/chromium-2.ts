import { work } from '../worker';

await work(['chromium'], (index) => index % 2 === 1);
