import { existsSync } from 'node:fs';

/* The scripts of the root's package.json that need the packages of test/browser run this first. */
if (!existsSync(new URL('../node_modules', import.meta.url))) {
  console.error('Run npm ci --prefix test/browser');
  process.exitCode = 1;
}
