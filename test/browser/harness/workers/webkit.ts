import { work } from '../worker';

await work(['webkit']);
