import { oldBuilds } from '../engines/types';
import { work } from '../worker';

await work(oldBuilds);
