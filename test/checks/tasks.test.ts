import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentOf } from '../../src/checks/read-content';
import { listTasks } from '../../src/checks/tasks';

/** What is left to do before a release with this map and this note. */
function tasksFor(frame: string, note: string) {
  const sources = {
    'company.ts': `export const company = { map: { frame: '${frame}' } };`,
    'en/contact.ts': `\nexport const contactWords = { mapNote: '${note}' };`,
  };
  return listTasks(contentOf(new Map(Object.entries(sources)))).before;
}

const google = 'https://www.google.com/maps/embed?pb=1';
const task =
  'src/content/en/contact.ts:2: the map comes from www.google.com, not from OpenStreetMap: ' +
  'correct the note';
for (const [frame, note, expected] of [
  [google, 'The map comes from OpenStreetMap.', [task]],
  [google, 'The map comes from Google.', []],
  ['https://www.openstreetmap.org/export/embed.html', 'The map comes from OpenStreetMap.', []],
  ['', 'The map comes from OpenStreetMap.', []],
] as const)
  test(`“${note}” beside the map "${frame}" is ${expected.length > 0 ? 'a task' : 'right'}`, () => {
    assert.deepEqual(tasksFor(frame, note), expected);
  });
