import { join } from 'node:path';
import { assemble } from './src/builder/assemble';
import { billFiles, shippedBill } from './src/builder/bill';
import { bundleShortScript, bundleSite, root } from './src/builder/bundle';
import { compressAll, twinFiles } from './src/builder/compress';
import { Fault, stopOn } from './src/builder/fault';
import { refuseForeign, sumsName, sumsOf, swapIn, type Files } from './src/builder/folder';
import { readOptions, type Options } from './src/builder/options';
import { serve } from './src/builder/serve';
import { budgetFaults, sizeOf, sizeTable } from './src/builder/sizes';
import { typeFaults } from './src/builder/type-check';

const outdir = join(root, 'dist');

/** Bundles, paints and compresses what is sent to visitors. */
async function make({ singleFile }: Options) {
  const [bundle, inlined] = await Promise.all([
    bundleSite(),
    singleFile ? bundleShortScript() : undefined,
  ]);
  const files = await assemble(bundle, { inlined });
  return { files, packages: bundle.packages, twins: await compressAll(files) };
}

/** The published folder. What takes its time runs side by side; what it finds is told in the order of its use. */
async function build(options: Options): Promise<void> {
  await refuseForeign(outdir);
  const [types, making, billing] = await Promise.allSettled([
    typeFaults(root),
    make(options),
    shippedBill(root),
  ]);
  stopOn(valueOf(types));
  const made = valueOf(making);
  const papers = await billFiles(root, valueOf(billing), made.packages);
  const twins = new Map([...made.twins, ...(await compressAll(papers))]);
  const plain: Files = new Map([...made.files, ...papers]);
  const sizes = [...plain].map(([file, content]) => sizeOf(file, content, twins.get(file)));
  console.log(sizeTable(sizes));
  stopOn(budgetFaults(sizes));
  const files: Files = new Map([...plain, ...twinFiles(twins)]);
  files.set(sumsName, sumsOf(files));
  await swapIn(outdir, files);
  console.log(`dist/ written: ${files.size} files in ${Math.round(performance.now())} ms.`);
}

function valueOf<Value>(result: PromiseSettledResult<Value>): Value {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

try {
  const options = readOptions(process.argv.slice(2));
  await (options.serve ? serve() : build(options));
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
