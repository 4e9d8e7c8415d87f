import { work } from '../worker';

await work(['firefox']);
