import { existsSync } from 'node:fs';

/*
 * The scripts of the root's package.json that need the packages of another folder run this first:
 * those of the folder that the command line names, or of test/browser.
 */
const [folder = 'test/browser'] = process.argv.slice(2);
if (!existsSync(new URL(`../../../${folder}/node_modules`, import.meta.url))) {
  console.error(`Run npm ci --prefix ${folder}`);
  process.exitCode = 1;
}
