import { oldChromiums } from '../engines/types';
import { work } from '../worker';

await work(oldChromiums);
