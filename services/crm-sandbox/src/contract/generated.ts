// Generated from openapi/crm-sandbox.yaml by `npm run generate -w openapi`; do not edit.

export interface paths {
    "/v1/leads/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Write a lead, if its version is newer than the stored one
         * @description A versioned upsert. Unknown reference: stored, 201. Newer version: replaced, 200. Older version than the stored one: 409 with storedVersion, nothing written. While `idempotent` is true, an Idempotency-Key seen before with this reference and version answers 200 with the stored record and `replayed: true`, and the stored version under another key answers 409 with storedVersion equal to the version sent; neither writes. While `idempotent` is false, the stored version is written once more and counted. The write and its count in /v1/stats are one transaction.
         */
        put: operations["putLead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look leads up by our reference */
        get: operations["findLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listings changed since a time, page by page, or one by its reference
         * @description Ordered by (modifiedAt, reference); deletions take part in that order at their deletedAt, so a page may hold both. A cursor belongs to the query it came from. With `reference` the other parameters are ignored.
         */
        get: operations["pullListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/listings/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Write a listing as the agency has it
         * @description `externalVersion` is the agency's version of the listing. Older than the stored externalVersion: 409, nothing written; the Idempotency-Key counts as for leads. Pictures that are left out stay as they are. A listing that was deleted is made anew.
         */
        put: operations["putListing"];
        post?: never;
        /** Delete a listing, leaving a tombstone */
        delete: operations["deleteListing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What exists under which reference, page by page
         * @description Ordered by (modifiedAt, id). Enough to compare, and nothing about a person. A reference that was stored twice comes twice. A cursor belongs to the query it came from.
         */
        get: operations["listReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pictures/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of a listing */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The faults in force */
        get: operations["getFaults"];
        /** Set the faults; what is left out goes back to its default */
        put: operations["putFaults"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts, with the writes of each lead's reference */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stats/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many records there are under each of these references
         * @description For many references in one call. What was never stored comes with zero records.
         */
        post: operations["countLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        LeadWrite: {
            /** @description The agency's version of the lead */
            version: number;
            firstName?: string;
            lastName?: string;
            email: string;
            phone?: string | null;
            message?: string | null;
            source: string;
            status?: string;
            /** @enum {string|null} */
            language?: "en" | "ar" | null;
            /** @description Where the enquiry was sent from */
            page?: string | null;
            /** @description The CRM's own reference of the listing asked about */
            listingReference?: string | null;
            agentEmail?: string | null;
            notes?: string | null;
            marketingConsent?: boolean | null;
            /** Format: date-time */
            createdAt: string;
        };
        Failure: {
            /** @enum {string} */
            code: "request_invalid" | "unauthorized" | "not_found" | "gone" | "too_large" | "unprocessable" | "too_many_requests" | "server_error";
            message: string;
        };
        LeadWritten: {
            /**
             * @description The CRM's id
             * @example L-000042
             */
            id: string;
            reference: string;
            /** @description The version now stored */
            version: number;
            /** @description How often this reference was written */
            writes: number;
            /** Format: date-time */
            modifiedAt: string;
            /** @description True when the Idempotency-Key was known and nothing was written */
            replayed?: boolean;
        };
        VersionConflict: {
            /** @constant */
            code: "version_conflict";
            message: string;
            reference: string;
            /** @description The CRM's id of the stored record */
            id: string;
            storedVersion: number;
        };
        LeadFields: {
            firstName?: string;
            lastName?: string;
            email: string;
            phone?: string | null;
            message?: string | null;
            source: string;
            status?: string;
            language?: string | null;
            page?: string | null;
            listingReference?: string | null;
            agentEmail?: string | null;
            notes?: string | null;
            marketingConsent?: boolean | null;
            /** Format: date-time */
            createdAt: string;
        };
        Lead: components["schemas"]["LeadWritten"] & components["schemas"]["LeadFields"];
        LeadList: {
            leads: components["schemas"]["Lead"][];
        };
        ListingFields: {
            title: string;
            /** @description Not every listing has it */
            titleArabic?: string | null;
            description?: string | null;
            descriptionArabic?: string | null;
            /** @description Per month for a rent; null when the price is on request */
            price: number | null;
            /** @default QAR */
            currency: string;
            /** @enum {string} */
            transaction: "Rent" | "Sell";
            /** @enum {string} */
            status: "available" | "for_rent" | "for_sale" | "rented" | "sold";
            /** @description residential, commercial or industrial */
            category?: string | null;
            /** @description Such as office space */
            subcategory?: string | null;
            bedrooms?: number | null;
            bathrooms?: number | null;
            area?: number | null;
            yearBuilt?: number | null;
            /** @description QAR per square metre and month */
            serviceCharge?: number | null;
            /**
             * @default sqm
             * @enum {string}
             */
            areaUnit: "sqm" | "sqft";
            address: string;
            city: string;
            /** @description The district */
            state?: string | null;
            zipCode?: string | null;
            latitude?: number | null;
            longitude?: number | null;
            /** @description Paths on the CRM's own host, in order */
            pictures?: string[];
            features?: string[];
            /** @description The agent in charge */
            agentEmail?: string | null;
        };
        Listing: components["schemas"]["ListingFields"] & {
            /** @example P-000107 */
            id: string;
            /** @description Numeric ("10482") or textual ("LUS-OF-0231") */
            reference: string;
            /** @description The CRM's own; rises with every change */
            version: number;
            /** @description The version the agency last wrote; null when it never did */
            externalVersion: number | null;
            /** Format: date-time */
            modifiedAt: string;
            /** Format: date-time */
            createdAt: string;
        };
        Tombstone: {
            reference: string;
            /** Format: date-time */
            deletedAt: string;
        };
        ListingPage: {
            listings: components["schemas"]["Listing"][];
            deleted: components["schemas"]["Tombstone"][];
            /** @description Null on the last page */
            nextCursor: string | null;
            /** @description Listings that the whole query gives, deletions not counted */
            total: number;
            /** @description Listings that the CRM does not give to this key */
            withheld: number;
            /**
             * Format: date-time
             * @description The CRM's clock when the page was read: the next modifiedSince, less an overlap
             */
            serverTime: string;
        };
        ListingWrite: components["schemas"]["ListingFields"] & {
            /** @description The agency's version of the listing */
            externalVersion: number;
        };
        ReferenceRecord: {
            reference: string;
            /** @description The CRM's id */
            id: string;
            /** @description The agency's version; null for what it never wrote */
            version: number | null;
        };
        ReferencePage: {
            records: components["schemas"]["ReferenceRecord"][];
            /** @description Null on the last page */
            nextCursor: string | null;
        };
        Faults: {
            /**
             * @description Answers 500 before anything is written
             * @default 0
             */
            error500: number;
            /**
             * @description Answers 429 with Retry-After
             * @default 0
             */
            tooMany429: number;
            /**
             * @description Writes, then resets the connection without an answer
             * @default 0
             */
            cutAfterWrite: number;
            /**
             * @description Answers 200 with a body that is no JSON; a write was done
             * @default 0
             */
            malformed: number;
            /**
             * @description Answers 200 without storing
             * @default 0
             */
            lostWrite: number;
            /**
             * @description Stores the record twice, under two ids; counts as two writes
             * @default 0
             */
            duplicateWrite: number;
            /**
             * @description What tooMany429 asks for
             * @default 2
             */
            retryAfterSeconds: number;
            /**
             * @description Waits this long before it answers (a write comes after the wait)
             * @default 0
             */
            delayMs: number;
            /**
             * @description Whether Idempotency-Key and equal versions are recognised
             * @default true
             */
            idempotent: boolean;
        };
        FaultsWrite: {
            /**
             * @description Answers 500 before anything is written
             * @default 0
             */
            error500: number;
            /**
             * @description Answers 429 with Retry-After
             * @default 0
             */
            tooMany429: number;
            /**
             * @description Writes, then resets the connection without an answer
             * @default 0
             */
            cutAfterWrite: number;
            /**
             * @description Answers 200 with a body that is no JSON; a write was done
             * @default 0
             */
            malformed: number;
            /**
             * @description Answers 200 without storing
             * @default 0
             */
            lostWrite: number;
            /**
             * @description Stores the record twice, under two ids; counts as two writes
             * @default 0
             */
            duplicateWrite: number;
            /**
             * @description What tooMany429 asks for
             * @default 2
             */
            retryAfterSeconds: number;
            /**
             * @description Waits this long before it answers (a write comes after the wait)
             * @default 0
             */
            delayMs: number;
            /**
             * @description Whether Idempotency-Key and equal versions are recognised
             * @default true
             */
            idempotent: boolean;
        };
        Counts: {
            records: number;
            writes: number;
            /** @description References stored under more than one id */
            duplicates: number;
            /** @description How often each reference was written through the API (the demo fill is not counted); at most 100,000 references, the latest ones */
            writesPerReference: {
                [key: string]: number;
            };
        };
        Stats: {
            leads: components["schemas"]["Counts"];
            listings: components["schemas"]["Counts"];
            requests: {
                /** @description Requests since this process started */
                total: number;
                /** @description Of these, answered with a fault or a refusal */
                failed: number;
            };
        };
        ReferenceList: {
            references: string[];
        };
        ReferenceCounts: {
            leads: {
                reference: string;
                /** @description Under how many ids it is stored */
                records: number;
            }[];
        };
    };
    responses: {
        /** @description 400 malformed or unknown parameter, 401 no or a wrong key, 404 unknown address, 413 body over 256 kB, 422 a value that cannot be stored, 429 with Retry-After (seconds), 500 the CRM failed */
        Failure: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        Reference: string;
        ReferenceQuery: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    putLead: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                reference: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadWrite"];
            };
        };
        responses: {
            /** @description Written over the older version, or replayed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadWritten"];
                };
            };
            /** @description Stored for the first time */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadWritten"];
                };
            };
            /** @description The stored version is this one or a newer one; nothing was written */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    findLeads: {
        parameters: {
            query: {
                reference: components["parameters"]["ReferenceQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records under this reference, none when it was never stored (200, not 404); more than one only after the fault duplicateWrite */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadList"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    pullListings: {
        parameters: {
            query?: {
                /** @description Inclusive; absent means everything that exists, without deletions */
                modifiedSince?: string;
                cursor?: string;
                limit?: number;
                reference?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    putListing: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                reference: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingWrite"];
            };
        };
        responses: {
            /** @description Replaced, or replayed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description Stored for the first time */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description The stored externalVersion is this one or a newer one; nothing was written */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionConflict"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Never existed */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Deleted before */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listReferences: {
        parameters: {
            query: {
                kind: "lead" | "listing";
                /** @description Inclusive; absent means everything that exists */
                modifiedSince?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferencePage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    putFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaultsWrite"];
            };
        };
        responses: {
            /** @description The faults now in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getStats: {
        parameters: {
            query?: {
                /** @description Only this reference in leads.writesPerReference and listings.writesPerReference */
                reference?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts since the store was made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stats"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    countLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferenceList"];
            };
        };
        responses: {
            /** @description One entry for each reference, in the order of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceCounts"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
