/** Every entity, in the one list that MikroORM is given; a test compares them with the migrated database. */
export const entities = [] as const;
