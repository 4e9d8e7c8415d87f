import type { Facts } from '../schema/content';

/* The owner's facts, as facts.js exports them, with the types of the schema. */
declare const facts: Facts;
export = facts;
