/** `local`: the server's own words; `legacy`: explained only by the Lookup resource. */
export type Lookups = 'enum' | 'text' | 'coded' | 'local' | 'capitals' | 'legacy';

export interface ResoServerOptions {
  /** A smaller `odata.maxpagesize` is honoured (OData Protocol 4.0, 8.2.8.5). */
  pageSize: number;
  /** Some servers never apply the preference. */
  honoursMaxPageSize: boolean;
  /** Of Property; others are refused in a query. Null: all. */
  fields: readonly string[] | null;
  /** Core 2.4: Edm.EnumType or, since DD 2.0, Edm.String. `coded`: explained by RESO.OData.Metadata.StandardName. */
  lookups: Lookups;
  /** DD 2.0, 2.2: with `$filter` by name; without it; without next links; or listed and broken. */
  lookupResource: 'none' | 'filtered' | 'whole' | 'counted' | 'broken';
  places: number;
  /** With the type's name (OData 4.0), as text (4.01), or by `has`. */
  enumLiterals: 'qualified' | 'plain' | 'has';
  /** A literal of another form: an error, as OData asks, or no record. */
  wrongLiterals: 'refused' | 'nothing';
  /** `ne` counts nulls (OData URL Conventions 5.1.1.1), or not, as in SQL. */
  nullsDiffer: boolean;
  refuses: readonly ('$count' | '$expand' | '$orderby' | '$select')[];
  /** OData JSON Format 4.0, 4.5.5 and 4.3. `foreign`: a host never asked. */
  nextLink: 'absolute' | 'prefix' | 'path' | 'relative' | 'query' | 'foreign';
  /** With `skip` a moved record takes another along (Core 2.8). */
  paging: 'skip' | 'key';
  /** A page begins with the last record of the one before. */
  repeats: boolean;
  /** Core 2.4 and 2.3.4; `late` has the fraction behind the offset. */
  timestamps: 'millis' | 'none' | 'micros' | 'offset' | 'late';
  /** OData JSON Format 4.0, 3.2: texts with IEEE754Compatible; some servers always. */
  numbers: 'number' | 'text';
  /** Core 2.2.2 allows to omit them. */
  nulls: 'null' | 'omitted';
  /** In no metadata. */
  extraFields: boolean;
  /** RCP-27. */
  entityEvents: boolean;
  /** Core 2.5.10. */
  media: 'expand' | 'resource' | 'none';
  /** By a changed picture. */
  photosModify: boolean;
  /** PhotosChangeTimestamp. */
  photosChange: boolean;
  /** MediaModificationTimestamp, ModificationTimestamp, both, or neither. */
  mediaClock: 'media' | 'record' | 'both' | 'none';
  /** The rest by `Media@odata.nextLink` (OData JSON Format 4.0, 4.5.5). Null: all. */
  mediaPage: number | null;
  contacts: boolean;
  /** RCP-10, announced by Org.OData.Capabilities.V1. */
  writes: boolean;
  /** OData Protocol 4.0, 8.3.1: a change must carry If-Match. */
  etags: boolean;
  /** RCP-10 allows both. */
  answers: 'representation' | 'minimal';
  /** OData Repeatable Requests 1.0. */
  repeatable: boolean;
  token: string | null;
  client: { id: string; secret: string; lifetimeMs: number; by: 'form' | 'header' } | null;
  /** The page already shows what this changes. */
  beforePage: ((resource: string, page: number) => void) | null;
}

export const defaults: ResoServerOptions = {
  pageSize: 100,
  honoursMaxPageSize: true,
  fields: null,
  lookups: 'text',
  lookupResource: 'none',
  places: 0,
  enumLiterals: 'qualified',
  wrongLiterals: 'refused',
  nullsDiffer: true,
  refuses: [],
  nextLink: 'absolute',
  paging: 'skip',
  repeats: false,
  timestamps: 'millis',
  numbers: 'number',
  nulls: 'null',
  extraFields: false,
  entityEvents: true,
  media: 'expand',
  photosModify: true,
  photosChange: true,
  mediaClock: 'media',
  mediaPage: null,
  contacts: false,
  writes: false,
  etags: false,
  answers: 'minimal',
  repeatable: true,
  token: 'reso-token',
  client: null,
  beforePage: null,
};
