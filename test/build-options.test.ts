import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Fault, stopOn } from '../src/builder/fault';
import { readOptions } from '../src/builder/options';

describe('the options of the build', () => {
  const known: [args: string[], options: ReturnType<typeof readOptions>][] = [
    [[], { serve: false, singleFile: false }],
    [['--serve'], { serve: true, singleFile: false }],
    [['--single-file'], { serve: false, singleFile: true }],
  ];

  for (const [args, options] of known) {
    test(`are read from "${args.join(' ')}"`, () => assert.deepEqual(readOptions(args), options));
  }

  const unknown: [args: string[], named: string][] = [
    [['--nope'], '--nope'],
    [['--single-file', '-x'], '-x'],
    [['dist'], 'dist'],
    [['--serve=no'], '--serve=no'],
    [['--Serve'], '--Serve'],
  ];

  for (const [args, named] of unknown) {
    test(`do not include ${args.join(' ')}`, () => {
      const message = `build.ts: "${named}" is no option. Use --serve or --single-file, or none.`;
      assert.throws(
        () => readOptions(args),
        (error) => error instanceof Fault && error.message === message,
      );
    });
  }

  test('exclude each other', () => {
    assert.throws(() => readOptions(['--serve', '--single-file']), {
      message: /^build\.ts: --single-file is for npm run build\./,
    });
  });
});

describe('faults', () => {
  test('stop, each on a line, named once, in the same order whenever', () => {
    assert.throws(
      () => stopOn(['b: two', 'a: one', 'b: two']),
      (error) => error instanceof Fault && error.message === 'a: one\nb: two',
    );
    assert.doesNotThrow(() => stopOn([]));
  });
});
