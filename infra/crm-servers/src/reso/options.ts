/** How a RESO server behaves: within the standard, and wrong on purpose in ways that real servers are. */

/**
 * `local` texts are the server's own words and `capitals` shout; `legacy` are members of enumerations whose meaning stands only in
 * the Lookup resource.
 */
export type Lookups = 'enum' | 'text' | 'coded' | 'local' | 'capitals' | 'legacy';

export interface ResoServerOptions {
  /** Most records of a page; a smaller `odata.maxpagesize` is honoured (OData Protocol 4.0, 8.2.8.5). */
  pageSize: number;
  /** The preference is only a preference: some servers never apply it. */
  honoursMaxPageSize: boolean;
  /** Fields of Property that the server has; the rest stands in no metadata and is refused in a query. */
  fields: readonly string[] | null;
  /**
   * Web API Core 2.4: lookups are Edm.EnumType or, since DD 2.0, Edm.String. `coded` enumerations have names of members that
   * only their annotation RESO.OData.Metadata.StandardName explains, and their multiple values are IsFlags.
   */
  lookups: Lookups;
  /**
   * The Lookup resource (Data Dictionary 2.0, 2.2): none; with `$filter` by its name, which a server need not take; without it;
   * without next links, where a client counts rows; or in the metadata and broken.
   */
  lookupResource: 'none' | 'filtered' | 'whole' | 'counted' | 'broken';
  /** Values of its lookup of cities. */
  places: number;
  /** How a filter names a member: with the name of its type (OData 4.0), as a text (4.01), or with the operator `has`. */
  enumLiterals: 'qualified' | 'plain' | 'has';
  /** What comes of a literal of another form: the error that OData asks for, or no record. */
  wrongLiterals: 'refused' | 'nothing';
  /** `ne` counts nulls (OData URL Conventions 5.1.1.1), or leaves them out as the SQL behind many servers does. */
  nullsDiffer: boolean;
  /** Parts of a query that the server refuses. */
  refuses: readonly ('$count' | '$expand' | '$orderby' | '$select')[];
  /**
   * Form of `@odata.nextLink` (OData JSON Format 4.0, 4.5.5 and 4.3: relative ones are allowed): whole, with another prefix
   * on the same host, below the root, only the query, or on a host that the client never asked.
   */
  nextLink: 'absolute' | 'prefix' | 'path' | 'relative' | 'query' | 'foreign';
  /**
   * `skip` counts rows, so that a record which moves to the end takes another one along; Core 2.8 says that a server need not
   * guarantee consistent results between requests.
   */
  paging: 'skip' | 'key';
  /** Each page begins with the last record of the one before. */
  repeats: boolean;
  /** Core 2.4 and 2.3.4: with a fraction of some length or none, with an offset, or with the fraction behind the offset. */
  timestamps: 'millis' | 'none' | 'micros' | 'offset' | 'late';
  /** OData JSON Format 4.0, 3.2: Int64 and Decimal are texts with IEEE754Compatible; some servers never write them otherwise. */
  numbers: 'number' | 'text';
  /** Core 2.2.2: a server may omit nulls. */
  nulls: 'null' | 'omitted';
  /** Fields that are in no metadata. */
  extraFields: boolean;
  /** RCP-27. */
  entityEvents: boolean;
  /** Core 2.5.10: by `$expand`; or only as a resource; or both lacking. */
  media: 'expand' | 'resource' | 'none';
  /** A changed picture also changes ModificationTimestamp; else only PhotosChangeTimestamp. */
  photosModify: boolean;
  /**
   * What of a listing moves when one of its pictures is added, replaced, moved or deleted besides that: PhotosChangeTimestamp,
   * or nothing. The Data Dictionary defines the field, and obliges nobody to keep it.
   */
  photosChange: boolean;
  /** Which clocks a record of Media has: MediaModificationTimestamp, ModificationTimestamp, both, or neither. */
  mediaClock: 'media' | 'record' | 'both' | 'none';
  /** Most media of an expanded listing; the rest by `Media@odata.nextLink` (OData JSON Format 4.0, 4.5.5). Null: all. */
  mediaPage: number | null;
  contacts: boolean;
  /** RCP-10 for Property, said by Org.OData.Capabilities.V1. */
  writes: boolean;
  /** OData Protocol 4.0, 8.3.1: with an ETag a change must carry If-Match. */
  etags: boolean;
  /** RCP-10: the representation, or no body at all. */
  answers: 'representation' | 'minimal';
  /** OData Repeatable Requests 1.0: a request that arrives twice under one id is carried out once. */
  repeatable: boolean;
  /** A fixed bearer token, or client credentials (Core 2.9). */
  token: string | null;
  client: { id: string; secret: string; lifetimeMs: number; by: 'form' | 'header' } | null;
  /** Called before a page of a resource is given; what it changes, the page already shows. */
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
