// Generated from openapi/openapi.yaml by `npm run generate -w openapi`; do not edit.

export interface paths {
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Answers with the session cookie; the session's identifier is new.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, or null */
        get: operations["getAuthUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in-hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bootstrap credentials, for the hint on the sign-in page
         * @description Only in demo mode and only while the bootstrap password is in force; null otherwise.
         */
        get: operations["getSignInHint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out and go to the home page
         * @description A full page navigation; without a session it only goes to the home page.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A sum to solve before an enquiry
         * @description The token lives ten minutes, and the first submitted answer uses it up. Never stored by caches. Without a limit: asking stores nothing, and an office or a mobile network shares one address; answers count against the limits of enquiries.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an enquiry
         * @description Answers 2xx only after the lead and its deliveries are committed. Refusals (422): lead.captcha_failed, lead.captcha_expired, lead.captcha_used, lead.honeypot, lead.spam; (429): lead.rate_limited; (409): request.idempotency_conflict.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the assistant
         * @description Answers from the site's own data, in the language of the message. Stores nothing and logs nothing of what was said; only the address is counted, under a hash, for a minute.
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The leads, page by page
         * @description An agent gets the leads assigned to them.
         */
        get: operations["listLeads"];
        put?: never;
        /**
         * Send an enquiry or sign up for the newsletter
         * @description The contact payload with the same validation, honeypot, captcha and limits, and the same refusals. Only the source newsletter needs no name, phone and captcha; it has a limit of its own.
         */
        post: operations["createLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bulk-sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the chosen leads to the CRM now */
        post: operations["bulkSyncLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete the chosen leads here; the CRM keeps its records */
        post: operations["bulkDeleteLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may look after leads */
        get: operations["listLeadAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One lead
         * @description An agent gets only a lead assigned to them, otherwise 404.
         */
        get: operations["getLead"];
        put?: never;
        post?: never;
        /** Delete a lead here; the CRM keeps its record */
        delete: operations["deleteLead"];
        options?: never;
        head?: never;
        /**
         * Change a lead's status, notes, assignee or follow-up
         * @description An agent may not give a lead to somebody else. A new status is told to the CRM; notes, assignee and follow-up stay here.
         */
        patch: operations["updateLead"];
        trace?: never;
    };
    "/api/leads/{id}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a lead to the CRM now
         * @description A lead that is synced answers its crmId and is not sent again. Waits at most 25 s for the outcome.
         */
        post: operations["syncLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listings by filter, sorted over all results, page by page
         * @description Active listings only; staff get inactive ones from listAdminProperties.
         */
        get: operations["listProperties"];
        put?: never;
        /** Add a listing */
        post: operations["createProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The listings of the home page
         * @description Those marked as featured, in the order that staff gave them; when none is, six chosen at random, the same for everybody for an hour.
         */
        get: operations["listFeaturedProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/by-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listings that a visitor keeps on a device */
        get: operations["listPropertiesByIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/properties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One listing with its agent */
        get: operations["getProperty"];
        /** Change a listing (the same as PATCH) */
        put: operations["replaceProperty"];
        post?: never;
        /** Delete a listing */
        delete: operations["deleteProperty"];
        options?: never;
        head?: never;
        /** Change a listing */
        patch: operations["updateProperty"];
        trace?: never;
    };
    "/api/properties/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * What is on offer and comes closest to a listing
         * @description Same deal and category; the same sub-type, a near price and the same district come first. Also answers for a listing that is gone.
         */
        get: operations["listSimilarProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/property-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories, sub-types and places of the active listings, with labels and counts
         * @description With filters, each list counts what choosing one of its values would give; the filter of the list itself is left out.
         */
        get: operations["listPropertyCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The team
         * @description Visitors get active members only; staff get all.
         */
        get: operations["listAgents"];
        put?: never;
        /** Add a team member */
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One team member
         * @description 404 for an inactive one, unless staff ask.
         */
        get: operations["getAgent"];
        /** Change a team member (the same as PATCH) */
        put: operations["replaceAgent"];
        post?: never;
        /** Remove a team member */
        delete: operations["deleteAgent"];
        options?: never;
        head?: never;
        /** Change a team member */
        patch: operations["updateAgent"];
        trace?: never;
    };
    "/api/blog-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The blog's categories */
        get: operations["listBlogCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles, newest first
         * @description Visitors get published articles only, whatever they ask for; staff may ask for drafts.
         */
        get: operations["listBlogPosts"];
        put?: never;
        /** Add an article */
        post: operations["createBlogPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog-posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One article by its id
         * @description 404 for a draft, unless staff ask; 410 for one that was published once and deleted.
         */
        get: operations["getBlogPost"];
        /** Change an article */
        put: operations["updateBlogPost"];
        post?: never;
        /** Delete an article */
        delete: operations["deleteBlogPost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One article by its slug
         * @description 404 for a draft, unless staff ask; 410 for one that was published once and deleted.
         */
        get: operations["getBlogPostBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The social links in their order
         * @description Visitors get active links only; staff get all.
         */
        get: operations["listSocialLinks"];
        put?: never;
        /** Add a social link */
        post: operations["createSocialLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a social link; its platform stays */
        put: operations["updateSocialLink"];
        post?: never;
        /** Remove a social link */
        delete: operations["deleteSocialLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meta-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The verification tags */
        get: operations["listMetaTags"];
        put?: never;
        /** Save a platform's verification tag in place of the one it has */
        post: operations["saveMetaTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts for the dashboard */
        get: operations["getAdminStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/spam-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enquiries refused, by reason */
        get: operations["getSpamStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How leads come in and what becomes of them
         * @description Counts only; nothing of a person.
         */
        get: operations["getLeadAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listings by filter, drafts too, sorted over all results, page by page */
        get: operations["listAdminProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ids of all listings that a filter finds, for a selection across pages */
        get: operations["listAdminPropertyIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a filter finds as a file for spreadsheets
         * @description UTF-8 with a byte order mark; a value that a spreadsheet would run is made harmless.
         */
        get: operations["exportProperties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts of the listings, and the values that filters offer */
        get: operations["getAdminPropertySummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do one thing to exactly these listings, to all of them or to none */
        post: operations["bulkUpdateProperties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One listing as staff edit it */
        get: operations["getAdminProperty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Who changed a listing, when and how */
        get: operations["getPropertyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the deletion of a listing */
        post: operations["restoreProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a draft with all that a listing says */
        post: operations["duplicateProperty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties/{id}/overrides/{field}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                field: components["schemas"]["CrmOwnedField"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Give a field back to the CRM */
        delete: operations["releasePropertyField"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties/{id}/featured": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark a listing as featured, or not */
        patch: operations["setPropertyFeatured"];
        trace?: never;
    };
    "/api/admin/properties/featured/generate-random": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Feature six listings chosen at random, and no others */
        post: operations["generateRandomFeatured"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties/featured/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Feature no listing */
        post: operations["clearFeatured"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties/featured/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the order of the featured listings */
        put: operations["orderFeatured"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a picture
         * @description The body is the file. Its kind is told by its content; it is rendered anew in the widths of the site, so that nothing else that the file carries is kept. The same file gives the same address.
         */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch a picture from an address and store it
         * @description Only https addresses of public hosts are fetched, at most 10 MB of them.
         */
        post: operations["importMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The connection to the CRM and what waits for it */
        get: operations["getCrmStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/force-retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try everything that waits for the CRM now
         * @description Waits at most 25 s. What a Retry-After holds back stays in remaining.
         */
        post: operations["forceCrmRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/sync-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest pulls of listings */
        get: operations["listSyncRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The listings that came from the CRM */
        get: operations["listCrmListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This contract */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sync-now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pull the CRM's listings now
         * @description Staff's same-origin road to the sync service. Waits at most 25 s; joins a pull that is running.
         */
        post: operations["syncNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{crm_provider}/sync-status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The slug of the connected CRM */
                crm_provider: components["parameters"]["CrmProvider"];
            };
            cookie?: never;
        };
        /** How the pull of listings stands */
        get: operations["getSyncStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seed-{crm_provider}-properties": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The slug of the connected CRM */
                crm_provider: components["parameters"]["CrmProvider"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pull all of the CRM's listings
         * @description Matches by reference, so that a repetition adds nothing twice.
         */
        post: operations["seedProperties"];
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
        /**
         * @example {
         *       "username": "admin",
         *       "password": "manzil-demo"
         *     }
         */
        Credentials: {
            username: string;
            password: string;
        };
        /**
         * @description Stable names; each is also a translation key. x-codes gives the status, the title and, where it says more, the usual detail of each.
         * @enum {string}
         */
        ProblemCode: "request.invalid" | "request.malformed" | "request.too_large" | "request.unsupported_media_type" | "request.method_not_allowed" | "request.idempotency_conflict" | "request.rate_limited" | "address.not_found" | "operation.not_implemented" | "server.error" | "server.unavailable" | "auth.required" | "auth.forbidden" | "auth.invalid_credentials" | "auth.rate_limited" | "lead.captcha_failed" | "lead.captcha_expired" | "lead.captcha_used" | "lead.honeypot" | "lead.spam" | "lead.rate_limited" | "lead.not_found" | "chat.rate_limited" | "property.not_found" | "property.gone" | "property.reference_taken" | "property.conflict" | "featured.conflict" | "media.unreadable" | "media.kind" | "media.too_many_pixels" | "media.address_refused" | "media.unreachable" | "agent.not_found" | "post.not_found" | "post.gone" | "post.slug_taken" | "category.not_found" | "social_link.not_found" | "social_link.platform_taken" | "crm.unknown_provider" | "crm.offline" | "crm.rejected" | "crm.sync_running" | "crm.sync_failed" | "crm.sync_stopped";
        FieldProblem: {
            /** @enum {string} */
            in: "body" | "query" | "path" | "header";
            /** @description The member, such as email or consent.policyVersion; empty for the whole body */
            path: string;
            /** @description The rule that failed, such as required, format, maxLength, unknown */
            code: string;
            message: string;
        };
        /**
         * @description What was refused and why (RFC 9457)
         * @example {
         *       "type": "urn:manzil:problem:lead.captcha_failed",
         *       "title": "The captcha was answered wrongly",
         *       "status": 422,
         *       "detail": "CAPTCHA verification failed. Please try again.",
         *       "code": "lead.captcha_failed",
         *       "requestId": "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e"
         *     }
         */
        Problem: {
            /**
             * Format: uri-reference
             * @description urn:manzil:problem: and the code
             */
            type: string;
            title: string;
            status: number;
            /** @description One sentence that may be shown to a person */
            detail: string;
            code: components["schemas"]["ProblemCode"];
            /** @description Names this request in the logs */
            requestId: string;
            errors?: components["schemas"]["FieldProblem"][];
        };
        Id: number;
        /** @enum {string} */
        Role: "admin" | "editor" | "agent" | "user";
        /**
         * @example {
         *       "id": 1,
         *       "username": "admin",
         *       "firstName": "Site",
         *       "lastName": "Admin",
         *       "role": "admin"
         *     }
         */
        AuthUser: {
            id: components["schemas"]["Id"];
            username: string;
            firstName: string | null;
            lastName: string | null;
            role: components["schemas"]["Role"];
            /** @description The bootstrap password is still in force */
            showsDefaultCredentials?: boolean;
        };
        /**
         * @example {
         *       "username": "admin",
         *       "password": "manzil-demo"
         *     }
         */
        SignInHint: {
            username: string;
            password: string;
        };
        CaptchaQuestion: {
            question: string;
            token: string;
        };
        CaptchaDisabled: {
            /** @constant */
            message: "Captcha disabled";
        };
        /**
         * @description A question with its token, or, when the captcha is off, only the message 'Captcha disabled'
         * @example {
         *       "question": "7 + 4",
         *       "token": "bXp6LXNhbXBsZQ.1753430400.c2FtcGxl"
         *     }
         */
        Captcha: components["schemas"]["CaptchaQuestion"] | components["schemas"]["CaptchaDisabled"];
        /** @enum {string} */
        LeadSource: "contact_form" | "about_page" | "services_page" | "property_inquiry" | "newsletter";
        Consent: {
            policyVersion: string;
            marketing: boolean;
        };
        /** @enum {string} */
        Language: "en" | "ar";
        /**
         * @example {
         *       "firstName": "نورة",
         *       "lastName": "الكواري",
         *       "email": "noura@example.com",
         *       "phone": "+974 5555 0101",
         *       "message": "أود زيارة هذا المكتب يوم الأحد.",
         *       "source": "property_inquiry",
         *       "propertyId": 42,
         *       "website": "",
         *       "captcha": 11,
         *       "captchaToken": "bXp6LXNhbXBsZQ.1753430400.c2FtcGxl",
         *       "consent": {
         *         "policyVersion": "2025-06-15",
         *         "marketing": false
         *       },
         *       "page": "/ar/properties/42",
         *       "language": "ar"
         *     }
         */
        ContactPayload: {
            firstName: string;
            /** @description Empty for a name of one word */
            lastName?: string;
            /** Format: email */
            email: string;
            phone: string;
            message?: string | null;
            source?: components["schemas"]["LeadSource"];
            propertyId?: number | null;
            agentId?: number | null;
            /** @description Hidden field that stays empty; filled it refuses the enquiry as spam */
            website?: string | null;
            /** @description The answer, as a number or its text */
            captcha: number | string;
            /** @description Any text while the captcha is off */
            captchaToken: string;
            consent?: components["schemas"]["Consent"];
            /** @description Path that the form was sent from */
            page?: string;
            language?: components["schemas"]["Language"];
        };
        /**
         * @description Says that the enquiry is stored; nothing personal
         * @example {
         *       "id": 1207,
         *       "referenceId": "MZL-01K8Z6W3T4Q9V2R7XH5N0BCDEF",
         *       "status": "new"
         *     }
         */
        LeadReceipt: {
            id: components["schemas"]["Id"];
            referenceId: string;
            /** @constant */
            status: "new";
        };
        /**
         * @description What the last answer searched for and showed. The page keeps it and sends it along, so that 'cheaper' and 'in Lusail' are understood without anything being stored here.
         * @example {
         *       "deal": "rent",
         *       "kind": "apartment",
         *       "place": "the pearl",
         *       "bedrooms": "2",
         *       "maxPrice": 12000,
         *       "page": 1,
         *       "shownPrice": 9500
         *     }
         */
        ChatContext: {
            /** @enum {string} */
            deal?: "rent" | "sale";
            /** @enum {string} */
            kind?: "apartment" | "villa" | "townhouse" | "penthouse" | "studio" | "duplex" | "office" | "shop" | "showroom" | "warehouse" | "land" | "compound" | "building" | "labour-camp" | "hotel-apartment" | "room" | "farm" | "chalet" | "hotel" | "restaurant" | "home" | "commercial";
            /** @description English name in small letters */
            place?: string;
            bedrooms?: string;
            bathrooms?: string;
            minPrice?: number;
            maxPrice?: number;
            minArea?: number;
            maxArea?: number;
            /** @enum {string} */
            sort?: "price-low" | "price-high";
            /** @description Of three listings */
            page?: number;
            /** @description The lowest price that was shown */
            shownPrice?: number;
            shownMinArea?: number;
            shownMaxArea?: number;
        };
        /**
         * @description The language is that of the page; a message in the other script is answered in its own language
         * @example {
         *       "message": "What offices do you have in Lusail?",
         *       "language": "en"
         *     }
         * @example {
         *       "message": "cheaper",
         *       "language": "en",
         *       "context": {
         *         "deal": "rent",
         *         "kind": "office",
         *         "place": "lusail",
         *         "page": 1,
         *         "shownPrice": 18500
         *       }
         *     }
         */
        ChatPayload: {
            message: string;
            language?: components["schemas"]["Language"];
            context?: components["schemas"]["ChatContext"];
        };
        /**
         * @example {
         *       "id": 42,
         *       "title": "Fitted office in Lusail Marina",
         *       "type": "Rent",
         *       "price": "24500.00",
         *       "bedrooms": null,
         *       "area": 245,
         *       "place": "Lusail Marina",
         *       "image": "/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08/1280.webp"
         *     }
         */
        ChatListing: {
            id: components["schemas"]["Id"];
            /** @description In the language of the answer where the listing has one */
            title: string;
            /** @description Rent or Sell, as in a property */
            type: string;
            /** @description QAR, per month for a rent; null is a price on request */
            price: string | null;
            bedrooms: number | null;
            /** @description Square metres */
            area: number | null;
            /** @description District or city in the language of the answer */
            place: string;
            /** Format: uri-reference */
            image: string | null;
        };
        /**
         * @example {
         *       "id": 3,
         *       "name": "Layla Haddad",
         *       "title": "Sales Director",
         *       "phone": "+974 4400 0103",
         *       "whatsappNumber": "+974 5500 0103"
         *     }
         */
        ChatAgent: {
            id: components["schemas"]["Id"];
            name: string;
            title: string;
            phone: string | null;
            whatsappNumber: string | null;
        };
        /**
         * @example {
         *       "kind": "list",
         *       "href": "/properties?type=Rent&city=Lusail&subType=office"
         *     }
         */
        ChatLink: {
            /** @enum {string} */
            kind: "list" | "team" | "services" | "contact" | "call" | "whatsapp" | "email" | "directions";
            /**
             * Format: uri-reference
             * @description A path of the site without language, or an address of https, tel or mailto
             */
            href: string;
        };
        /**
         * @example {
         *       "message": "We have 24 offices for rent in Lusail.",
         *       "suggestions": [
         *         "Cheaper",
         *         "How much do they cost?"
         *       ],
         *       "intent": "rent",
         *       "language": "en",
         *       "listings": [],
         *       "agents": [],
         *       "links": [
         *         {
         *           "kind": "list",
         *           "href": "/properties?type=Rent&city=Lusail&subType=office"
         *         }
         *       ],
         *       "context": {
         *         "deal": "rent",
         *         "kind": "office",
         *         "place": "lusail",
         *         "page": 1
         *       }
         *     }
         */
        ChatReply: {
            /** @description Plain text; lines end with a line feed */
            message: string;
            /** @description Messages that may well come next */
            suggestions: string[];
            /** @enum {string} */
            intent: "buy" | "rent" | "search" | "price" | "area" | "bedrooms" | "district" | "agent" | "hours" | "contact" | "services" | "greeting" | "thanks" | "help" | "unknown";
            language: components["schemas"]["Language"];
            listings: components["schemas"]["ChatListing"][];
            agents: components["schemas"]["ChatAgent"][];
            links: components["schemas"]["ChatLink"][];
            context: components["schemas"]["ChatContext"];
        };
        /** @enum {string} */
        LeadStatus: "new" | "contacted" | "qualified" | "converted";
        LeadProperty: {
            id: components["schemas"]["Id"];
            referenceId: string | null;
            title: string;
            titleAr: string | null;
        };
        /**
         * Format: date-time
         * @description UTC
         */
        Time: string;
        LeadConsent: {
            policyVersion: string;
            marketing: boolean;
            at: components["schemas"]["Time"];
        };
        /** @enum {string} */
        DeliveryState: "pending" | "sending" | "unknown" | "retry_wait" | "delivered" | "rejected" | "parked" | "superseded" | "cancelled";
        LeadDelivery: {
            state: components["schemas"]["DeliveryState"];
            attempts: number;
            /**
             * Format: date-time
             * @description When the next attempt comes
             */
            dueAt: string | null;
            lastErrorCode: string | null;
            lastError: string | null;
        };
        /**
         * @example {
         *       "id": 1207,
         *       "referenceId": "MZL-01K8Z6W3T4Q9V2R7XH5N0BCDEF",
         *       "firstName": "نورة",
         *       "lastName": "الكواري",
         *       "email": "noura@example.com",
         *       "phone": "+974 5555 0101",
         *       "message": "أود زيارة هذا المكتب يوم الأحد.",
         *       "source": "property_inquiry",
         *       "status": "new",
         *       "propertyId": 42,
         *       "agentId": null,
         *       "property": {
         *         "id": 42,
         *         "referenceId": "LUS-OF-0231",
         *         "title": "Fitted office in Lusail Marina",
         *         "titleAr": "مكتب مجهز في مارينا لوسيل"
         *       },
         *       "assigneeId": null,
         *       "notes": null,
         *       "followUpAt": null,
         *       "firstTouchedAt": null,
         *       "responseMinutes": 12,
         *       "page": "/ar/properties/42",
         *       "language": "ar",
         *       "consent": {
         *         "policyVersion": "2025-06-15",
         *         "marketing": false,
         *         "at": "2026-11-21T09:30:00Z"
         *       },
         *       "crmSynced": true,
         *       "crmId": "L-000042",
         *       "crmSyncedAt": "2026-11-21T09:30:01Z",
         *       "crmSyncError": null,
         *       "crmDelivery": {
         *         "state": "delivered",
         *         "attempts": 1,
         *         "dueAt": null,
         *         "lastErrorCode": null,
         *         "lastError": null
         *       },
         *       "createdAt": "2026-11-21T09:30:00Z",
         *       "updatedAt": "2026-11-21T09:30:01Z"
         *     }
         */
        Lead: {
            id: components["schemas"]["Id"];
            referenceId: string;
            firstName: string;
            lastName: string;
            email: string;
            phone: string | null;
            message: string | null;
            source: components["schemas"]["LeadSource"];
            status: components["schemas"]["LeadStatus"];
            propertyId: number | null;
            agentId: number | null;
            /** @description The listing asked about */
            property: components["schemas"]["LeadProperty"] | null;
            assigneeId: number | null;
            notes: string | null;
            /**
             * Format: date-time
             * @description When staff want to come back to it
             */
            followUpAt: string | null;
            /**
             * Format: date-time
             * @description When its status first changed or a note was first made
             */
            firstTouchedAt: string | null;
            /** @description Open office hours (Sunday to Thursday, 9 to 17 in Doha) until it was touched first, or until now */
            responseMinutes: number;
            page: string | null;
            language: components["schemas"]["Language"];
            consent: components["schemas"]["LeadConsent"] | null;
            crmSynced: boolean;
            crmId: string | null;
            /** Format: date-time */
            crmSyncedAt: string | null;
            crmSyncError: string | null;
            /** @description The newest delivery of this lead to the CRM */
            crmDelivery: components["schemas"]["LeadDelivery"] | null;
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "page": 1,
         *       "limit": 12,
         *       "total": 300,
         *       "totalPages": 25,
         *       "hasNext": true,
         *       "hasPrev": false
         *     }
         */
        Pagination: {
            page: number;
            limit: number;
            total: number;
            totalPages: number;
            hasNext: boolean;
            hasPrev: boolean;
        };
        /**
         * @example {
         *       "leads": [
         *         {
         *           "id": 1207,
         *           "referenceId": "MZL-01K8Z6W3T4Q9V2R7XH5N0BCDEF",
         *           "firstName": "نورة",
         *           "lastName": "الكواري",
         *           "email": "noura@example.com",
         *           "phone": "+974 5555 0101",
         *           "message": "أود زيارة هذا المكتب يوم الأحد.",
         *           "source": "property_inquiry",
         *           "status": "new",
         *           "propertyId": 42,
         *           "agentId": null,
         *           "property": {
         *             "id": 42,
         *             "referenceId": "LUS-OF-0231",
         *             "title": "Fitted office in Lusail Marina",
         *             "titleAr": "مكتب مجهز في مارينا لوسيل"
         *           },
         *           "assigneeId": null,
         *           "notes": null,
         *           "followUpAt": null,
         *           "firstTouchedAt": null,
         *           "responseMinutes": 12,
         *           "page": "/ar/properties/42",
         *           "language": "ar",
         *           "consent": {
         *             "policyVersion": "2025-06-15",
         *             "marketing": false,
         *             "at": "2026-11-21T09:30:00Z"
         *           },
         *           "crmSynced": true,
         *           "crmId": "L-000042",
         *           "crmSyncedAt": "2026-11-21T09:30:01Z",
         *           "crmSyncError": null,
         *           "crmDelivery": {
         *             "state": "delivered",
         *             "attempts": 1,
         *             "dueAt": null,
         *             "lastErrorCode": null,
         *             "lastError": null
         *           },
         *           "createdAt": "2026-11-21T09:30:00Z",
         *           "updatedAt": "2026-11-21T09:30:01Z"
         *         }
         *       ],
         *       "pagination": {
         *         "page": 1,
         *         "limit": 50,
         *         "total": 1,
         *         "totalPages": 1,
         *         "hasNext": false,
         *         "hasPrev": false
         *       }
         *     }
         */
        LeadList: {
            leads: components["schemas"]["Lead"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @description The contact payload with the same rules; only the source newsletter needs just e-mail and consent, without name, phone and captcha.
         * @example {
         *       "email": "reader@example.com",
         *       "source": "newsletter",
         *       "consent": {
         *         "policyVersion": "2025-06-15",
         *         "marketing": true
         *       },
         *       "website": "",
         *       "language": "en"
         *     }
         * @example {
         *       "firstName": "نورة",
         *       "lastName": "الكواري",
         *       "email": "noura@example.com",
         *       "phone": "+974 5555 0101",
         *       "message": "أود زيارة هذا المكتب يوم الأحد.",
         *       "source": "property_inquiry",
         *       "propertyId": 42,
         *       "website": "",
         *       "captcha": 11,
         *       "captchaToken": "bXp6LXNhbXBsZQ.1753430400.c2FtcGxl",
         *       "consent": {
         *         "policyVersion": "2025-06-15",
         *         "marketing": false
         *       },
         *       "page": "/ar/properties/42",
         *       "language": "ar"
         *     }
         */
        LeadPayload: {
            firstName?: string;
            /** @description Empty for a name of one word */
            lastName?: string;
            /** Format: email */
            email: string;
            phone?: string;
            message?: string | null;
            source?: components["schemas"]["LeadSource"];
            propertyId?: number | null;
            agentId?: number | null;
            /** @description Hidden field that stays empty; filled it refuses the enquiry as spam */
            website?: string | null;
            /** @description The answer, as a number or its text */
            captcha?: number | string;
            /** @description Any text while the captcha is off */
            captchaToken?: string;
            consent?: components["schemas"]["Consent"];
            /** @description Path that the form was sent from */
            page?: string;
            language?: components["schemas"]["Language"];
        };
        /**
         * @example {
         *       "leadIds": [
         *         1207,
         *         1208
         *       ]
         *     }
         */
        BulkSync: {
            leadIds: components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "synced": 2,
         *       "failed": 0,
         *       "waiting": 0
         *     }
         */
        BulkSyncResult: {
            synced: number;
            failed: number;
            /** @description Not decided when the answer was due */
            waiting: number;
        };
        /**
         * @example {
         *       "leadIds": [
         *         1207,
         *         1208
         *       ]
         *     }
         */
        BulkDelete: {
            leadIds: components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "deleted": 2
         *     }
         */
        BulkDeleteResult: {
            deleted: number;
        };
        LeadAssignee: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            role: "admin" | "agent";
        };
        /**
         * @example [
         *       {
         *         "id": 1,
         *         "name": "Site Admin",
         *         "role": "admin"
         *       }
         *     ]
         */
        LeadAssignees: components["schemas"]["LeadAssignee"][];
        /**
         * @example {
         *       "status": "contacted",
         *       "notes": "Called back on Sunday."
         *     }
         */
        LeadPatch: {
            status?: components["schemas"]["LeadStatus"];
            notes?: string | null;
            assigneeId?: number | null;
            /** Format: date-time */
            followUpAt?: string | null;
        };
        /**
         * @example {
         *       "crmId": "L-000042",
         *       "crmSynced": true,
         *       "crmSyncError": null,
         *       "state": "delivered"
         *     }
         */
        LeadSyncResult: {
            crmId: string | null;
            crmSynced: boolean;
            crmSyncError: string | null;
            state: components["schemas"]["DeliveryState"];
        };
        /** @description QAR */
        PriceBound: number;
        /** @description Square metres */
        AreaBound: number;
        /** @enum {string} */
        PropertyStatus: "for_sale" | "for_rent" | "sold" | "rented" | "available";
        /**
         * @example {
         *       "id": 42,
         *       "referenceId": "LUS-OF-0231",
         *       "title": "Fitted office in Lusail Marina",
         *       "titleAr": "مكتب مجهز في مارينا لوسيل",
         *       "description": "A bright fitted office above the marina promenade.",
         *       "descriptionAr": "مكتب مجهز ومشرق يطل على ممشى المارينا.",
         *       "price": "24500.00",
         *       "currency": "QAR",
         *       "type": "Rent",
         *       "category": "commercial",
         *       "subcategory": "office space",
         *       "subType": "office space",
         *       "status": "for_rent",
         *       "bedrooms": null,
         *       "bathrooms": 2,
         *       "area": 245,
         *       "areaUnit": "sqm",
         *       "address": "Marina Twin Towers",
         *       "city": "Lusail",
         *       "state": "Marina District",
         *       "zipCode": null,
         *       "latitude": 25.4183,
         *       "longitude": 51.5256,
         *       "images": [
         *         "/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08/1280.webp"
         *       ],
         *       "features": [
         *         "Central cooling",
         *         "Two parking bays"
         *       ],
         *       "source": "crm",
         *       "agentId": 3,
         *       "isFeatured": true,
         *       "isActive": true,
         *       "createdAt": "2026-11-02T08:00:00Z",
         *       "updatedAt": "2026-11-20T08:00:00Z"
         *     }
         */
        Property: {
            id: components["schemas"]["Id"];
            /** @description The CRM's own for listings from the CRM */
            referenceId: string | null;
            title: string;
            titleAr: string | null;
            description: string | null;
            descriptionAr: string | null;
            /** @description A decimal number as text, per month for a rent; null is a price on request */
            price: string | null;
            currency: string;
            /** @description Rent or Sell; listings made by hand may hold another word, which counts as sale */
            type: string;
            category: string | null;
            subcategory: string | null;
            /** @description Another name of subcategory */
            subType: string | null;
            status: components["schemas"]["PropertyStatus"];
            bedrooms: number | null;
            bathrooms: number | null;
            /** @description Square metres */
            area: number | null;
            areaUnit: string;
            address: string;
            city: string;
            state: string | null;
            zipCode: string | null;
            latitude: number | null;
            longitude: number | null;
            images: string[];
            features: string[];
            /** @description crm or manual */
            source: string;
            agentId: number | null;
            isFeatured: boolean;
            isActive: boolean;
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "properties": [
         *         {
         *           "id": 42,
         *           "referenceId": "LUS-OF-0231",
         *           "title": "Fitted office in Lusail Marina",
         *           "titleAr": "مكتب مجهز في مارينا لوسيل",
         *           "description": "A bright fitted office above the marina promenade.",
         *           "descriptionAr": "مكتب مجهز ومشرق يطل على ممشى المارينا.",
         *           "price": "24500.00",
         *           "currency": "QAR",
         *           "type": "Rent",
         *           "category": "commercial",
         *           "subcategory": "office space",
         *           "subType": "office space",
         *           "status": "for_rent",
         *           "bedrooms": null,
         *           "bathrooms": 2,
         *           "area": 245,
         *           "areaUnit": "sqm",
         *           "address": "Marina Twin Towers",
         *           "city": "Lusail",
         *           "state": "Marina District",
         *           "zipCode": null,
         *           "latitude": 25.4183,
         *           "longitude": 51.5256,
         *           "images": [
         *             "/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08/1280.webp"
         *           ],
         *           "features": [
         *             "Central cooling",
         *             "Two parking bays"
         *           ],
         *           "source": "crm",
         *           "agentId": 3,
         *           "isFeatured": true,
         *           "isActive": true,
         *           "createdAt": "2026-11-02T08:00:00Z",
         *           "updatedAt": "2026-11-20T08:00:00Z"
         *         }
         *       ],
         *       "pagination": {
         *         "page": 1,
         *         "limit": 12,
         *         "total": 1,
         *         "totalPages": 1,
         *         "hasNext": false,
         *         "hasPrev": false
         *       }
         *     }
         */
        PropertyList: {
            properties: components["schemas"]["Property"][];
            pagination: components["schemas"]["Pagination"];
            /** @description What was searched for instead of a city that holds a typing error; absent when nothing was put right */
            corrected?: string;
        };
        /** @description A decimal number as text, at most twelve digits of which two are decimals */
        Price: string;
        /**
         * @example {
         *       "url": "/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08/1280.webp",
         *       "en": "The living room",
         *       "ar": "غرفة المعيشة"
         *     }
         */
        PictureText: {
            url: string;
            en: string;
            ar: string;
        };
        /** @description What pictures show, for those who cannot see them; a picture that is not named has none */
        PictureTexts: components["schemas"]["PictureText"][];
        /**
         * @example {
         *       "title": "Fitted office in Lusail Marina",
         *       "titleAr": "مكتب مجهز في مارينا لوسيل",
         *       "price": "24500",
         *       "type": "Office",
         *       "status": "for_rent",
         *       "bathrooms": 2,
         *       "area": 245,
         *       "address": "Marina Twin Towers",
         *       "city": "Lusail"
         *     }
         */
        PropertyCreate: {
            referenceId?: string | null;
            title: string;
            titleAr?: string | null;
            description?: string | null;
            descriptionAr?: string | null;
            price: components["schemas"]["Price"];
            currency?: string;
            type: string;
            category?: string | null;
            subcategory?: string | null;
            status: components["schemas"]["PropertyStatus"];
            bedrooms?: number | null;
            bathrooms?: number | null;
            area?: number | null;
            /** @enum {string} */
            areaUnit?: "sqm" | "sqft";
            address: string;
            city: string;
            state?: string | null;
            zipCode?: string | null;
            latitude?: number | null;
            longitude?: number | null;
            images?: string[];
            features?: string[];
            agentId?: number | null;
            imageTexts?: components["schemas"]["PictureTexts"];
            isFeatured?: boolean;
            /** @description A listing that is not active is a draft */
            isActive?: boolean;
            /** @description The version that was changed, as getAdminProperty gave it. Another one is stored by now: property.conflict. Left out, the last write wins; not used by createProperty. */
            version?: number;
        };
        /**
         * @example {
         *       "properties": [
         *         {
         *           "id": 42,
         *           "referenceId": "LUS-OF-0231",
         *           "title": "Fitted office in Lusail Marina",
         *           "titleAr": "مكتب مجهز في مارينا لوسيل",
         *           "description": "A bright fitted office above the marina promenade.",
         *           "descriptionAr": "مكتب مجهز ومشرق يطل على ممشى المارينا.",
         *           "price": "24500.00",
         *           "currency": "QAR",
         *           "type": "Rent",
         *           "category": "commercial",
         *           "subcategory": "office space",
         *           "subType": "office space",
         *           "status": "for_rent",
         *           "bedrooms": null,
         *           "bathrooms": 2,
         *           "area": 245,
         *           "areaUnit": "sqm",
         *           "address": "Marina Twin Towers",
         *           "city": "Lusail",
         *           "state": "Marina District",
         *           "zipCode": null,
         *           "latitude": 25.4183,
         *           "longitude": 51.5256,
         *           "images": [
         *             "/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08/1280.webp"
         *           ],
         *           "features": [
         *             "Central cooling",
         *             "Two parking bays"
         *           ],
         *           "source": "crm",
         *           "agentId": 3,
         *           "isFeatured": true,
         *           "isActive": true,
         *           "createdAt": "2026-11-02T08:00:00Z",
         *           "updatedAt": "2026-11-20T08:00:00Z"
         *         }
         *       ],
         *       "missing": [
         *         57
         *       ]
         *     }
         */
        PropertySelection: {
            properties: components["schemas"]["Property"][];
            /** @description Asked for, and removed since or never there */
            missing: number[];
        };
        /**
         * @example {
         *       "id": 3,
         *       "name": "Layla Haddad",
         *       "nameAr": "ليلى حداد",
         *       "title": "Senior Sales Agent",
         *       "titleAr": "وسيطة مبيعات أولى",
         *       "bio": "Ten years of offices in Lusail.\nDepartment: Sales\nLocation: Lusail",
         *       "bioAr": "عشر سنوات في مكاتب لوسيل.\nDepartment: المبيعات\nLocation: لوسيل",
         *       "imageUrl": null,
         *       "phone": "+974 4400 0103",
         *       "whatsappNumber": "+974 5500 0103",
         *       "email": "layla@example.com",
         *       "specialization": "Offices",
         *       "specializationAr": "المكاتب",
         *       "isActive": true,
         *       "createdAt": "2026-11-02T08:00:00Z",
         *       "updatedAt": "2026-11-02T08:00:00Z"
         *     }
         */
        Agent: {
            id: components["schemas"]["Id"];
            name: string;
            nameAr: string | null;
            title: string;
            titleAr: string | null;
            /** @description Free text, then lines such as 'Department: Sales', 'Skills:', 'Location:', 'Join Date:', 'LinkedIn:', 'Twitter:' */
            bio: string | null;
            /** @description Of the same form; the names of the lines stay English */
            bioAr: string | null;
            imageUrl: string | null;
            phone: string | null;
            whatsappNumber: string | null;
            email: string | null;
            specialization: string | null;
            specializationAr: string | null;
            isActive: boolean;
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
        };
        /**
         * @description A listing with the agent in charge
         * @example {
         *       "id": 42,
         *       "referenceId": "LUS-OF-0231",
         *       "title": "Fitted office in Lusail Marina",
         *       "titleAr": "مكتب مجهز في مارينا لوسيل",
         *       "description": "A bright fitted office above the marina promenade.",
         *       "descriptionAr": "مكتب مجهز ومشرق يطل على ممشى المارينا.",
         *       "price": "24500.00",
         *       "currency": "QAR",
         *       "type": "Rent",
         *       "category": "commercial",
         *       "subcategory": "office space",
         *       "subType": "office space",
         *       "status": "for_rent",
         *       "bedrooms": null,
         *       "bathrooms": 2,
         *       "area": 245,
         *       "areaUnit": "sqm",
         *       "address": "Marina Twin Towers",
         *       "city": "Lusail",
         *       "state": "Marina District",
         *       "zipCode": null,
         *       "latitude": 25.4183,
         *       "longitude": 51.5256,
         *       "images": [
         *         "/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08/1280.webp"
         *       ],
         *       "features": [
         *         "Central cooling",
         *         "Two parking bays"
         *       ],
         *       "source": "crm",
         *       "agentId": 3,
         *       "isFeatured": true,
         *       "isActive": true,
         *       "createdAt": "2026-11-02T08:00:00Z",
         *       "updatedAt": "2026-11-20T08:00:00Z",
         *       "agent": null,
         *       "imageTexts": []
         *     }
         */
        PropertyDetail: {
            id: components["schemas"]["Id"];
            /** @description The CRM's own for listings from the CRM */
            referenceId: string | null;
            title: string;
            titleAr: string | null;
            description: string | null;
            descriptionAr: string | null;
            /** @description A decimal number as text, per month for a rent; null is a price on request */
            price: string | null;
            currency: string;
            /** @description Rent or Sell; listings made by hand may hold another word, which counts as sale */
            type: string;
            category: string | null;
            subcategory: string | null;
            /** @description Another name of subcategory */
            subType: string | null;
            status: components["schemas"]["PropertyStatus"];
            bedrooms: number | null;
            bathrooms: number | null;
            /** @description Square metres */
            area: number | null;
            areaUnit: string;
            address: string;
            city: string;
            state: string | null;
            zipCode: string | null;
            latitude: number | null;
            longitude: number | null;
            images: string[];
            features: string[];
            /** @description crm or manual */
            source: string;
            agentId: number | null;
            isFeatured: boolean;
            isActive: boolean;
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
            agent: components["schemas"]["Agent"] | null;
            imageTexts: components["schemas"]["PictureTexts"];
        };
        /**
         * @example {
         *       "price": "23000.00",
         *       "status": "rented"
         *     }
         */
        PropertyPatch: {
            referenceId?: string | null;
            title?: string;
            titleAr?: string | null;
            description?: string | null;
            descriptionAr?: string | null;
            price?: components["schemas"]["Price"];
            currency?: string;
            type?: string;
            category?: string | null;
            subcategory?: string | null;
            status?: components["schemas"]["PropertyStatus"];
            bedrooms?: number | null;
            bathrooms?: number | null;
            area?: number | null;
            /** @enum {string} */
            areaUnit?: "sqm" | "sqft";
            address?: string;
            city?: string;
            state?: string | null;
            zipCode?: string | null;
            latitude?: number | null;
            longitude?: number | null;
            images?: string[];
            features?: string[];
            agentId?: number | null;
            imageTexts?: components["schemas"]["PictureTexts"];
            isFeatured?: boolean;
            /** @description A listing that is not active is a draft */
            isActive?: boolean;
            /** @description The version that was changed, as getAdminProperty gave it. Another one is stored by now: property.conflict. Left out, the last write wins; not used by createProperty. */
            version?: number;
        };
        /**
         * @example {
         *       "value": "commercial",
         *       "label": "تجاري",
         *       "count": 118
         *     }
         */
        Facet: {
            value: string;
            label: string;
            count: number;
        };
        /**
         * @example {
         *       "categories": [
         *         {
         *           "value": "commercial",
         *           "label": "تجاري",
         *           "count": 118
         *         }
         *       ],
         *       "subCategories": [
         *         {
         *           "value": "office space",
         *           "label": "مساحة مكتبية",
         *           "count": 92
         *         }
         *       ],
         *       "places": [
         *         {
         *           "value": "Lusail Marina",
         *           "label": "مارينا لوسيل",
         *           "count": 31
         *         }
         *       ]
         *     }
         */
        PropertyFacets: {
            categories: components["schemas"]["Facet"][];
            subCategories: components["schemas"]["Facet"][];
            /** @description Districts and cities; the nearest first when a place was searched for, else those with the most listings */
            places: components["schemas"]["Facet"][];
        };
        /**
         * @example {
         *       "name": "Layla Haddad",
         *       "title": "Senior Sales Agent",
         *       "email": "layla@example.com",
         *       "isActive": true
         *     }
         */
        AgentCreate: {
            name: string;
            nameAr?: string | null;
            title: string;
            titleAr?: string | null;
            bio?: string | null;
            bioAr?: string | null;
            phone?: string | null;
            whatsappNumber?: string | null;
            /** Format: email */
            email?: string | null;
            specialization?: string | null;
            specializationAr?: string | null;
            /** @description An address, or an inline picture of at most 2 MB */
            imageUrl?: string | null;
            isActive?: boolean;
        };
        /**
         * @example {
         *       "isActive": false
         *     }
         */
        AgentPatch: {
            name?: string;
            nameAr?: string | null;
            title?: string;
            titleAr?: string | null;
            bio?: string | null;
            bioAr?: string | null;
            phone?: string | null;
            whatsappNumber?: string | null;
            /** Format: email */
            email?: string | null;
            specialization?: string | null;
            specializationAr?: string | null;
            /** @description An address, or an inline picture of at most 2 MB */
            imageUrl?: string | null;
            isActive?: boolean;
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Real Estate News",
         *       "slug": "real-estate-news",
         *       "description": null
         *     }
         */
        BlogCategory: {
            id: components["schemas"]["Id"];
            name: string;
            slug: string;
            description: string | null;
        };
        /** @enum {string} */
        PostStatus: "draft" | "published";
        /**
         * @default newest
         * @enum {string}
         */
        PostSort: "newest" | "oldest" | "title";
        PostCategory: {
            id: components["schemas"]["Id"];
            name: string;
        };
        PostAuthor: {
            firstName: string | null;
            lastName: string | null;
        };
        PostTranslation: {
            language: components["schemas"]["Language"];
            slug: string;
        };
        /**
         * @example {
         *       "id": 7,
         *       "title": "What a fitted office saves you",
         *       "slug": "what-a-fitted-office-saves-you",
         *       "excerpt": "Three months of rent, as a rule.",
         *       "content": "<p>Fitting an office takes time and money.</p>",
         *       "featuredImage": null,
         *       "categoryId": 2,
         *       "authorId": 1,
         *       "language": "en",
         *       "status": "published",
         *       "tags": [
         *         "offices",
         *         "lusail"
         *       ],
         *       "createdAt": "2026-11-02T08:00:00Z",
         *       "publishedAt": "2026-11-03T08:00:00Z",
         *       "updatedAt": "2026-11-03T08:00:00Z",
         *       "category": {
         *         "id": 2,
         *         "name": "Investment Tips"
         *       },
         *       "author": {
         *         "firstName": "Site",
         *         "lastName": "Admin"
         *       }
         *     }
         */
        BlogPost: {
            id: components["schemas"]["Id"];
            title: string;
            slug: string;
            excerpt: string | null;
            /** @description Sanitised HTML */
            content: string;
            featuredImage: string | null;
            categoryId: number | null;
            authorId: number | null;
            language: components["schemas"]["Language"];
            status: components["schemas"]["PostStatus"];
            tags: string[];
            createdAt: components["schemas"]["Time"];
            /** Format: date-time */
            publishedAt: string | null;
            updatedAt: components["schemas"]["Time"];
            category: components["schemas"]["PostCategory"] | null;
            author: components["schemas"]["PostAuthor"] | null;
            /** @description The same article in the other language; absent when the caller asked for no single article */
            translation?: components["schemas"]["PostTranslation"] | null;
        };
        /** @description Lower-case letters, Arabic letters and digits, joined by hyphens */
        Slug: string;
        /**
         * @example {
         *       "title": "What a fitted office saves you",
         *       "slug": "what-a-fitted-office-saves-you",
         *       "content": "<p>Fitting an office takes time and money.</p>",
         *       "categoryId": 2,
         *       "status": "draft",
         *       "language": "en",
         *       "tags": [
         *         "offices"
         *       ]
         *     }
         */
        BlogPostWrite: {
            title: string;
            slug: components["schemas"]["Slug"];
            excerpt?: string | null;
            content: string;
            /** Format: uri-reference */
            featuredImage?: string | null;
            categoryId?: number | null;
            status?: components["schemas"]["PostStatus"];
            language?: components["schemas"]["Language"];
            tags?: string[];
        };
        /**
         * @example {
         *       "id": 1,
         *       "platform": "linkedin",
         *       "displayName": "LinkedIn",
         *       "url": "https://www.linkedin.com/company/example",
         *       "icon": null,
         *       "isActive": true,
         *       "sortOrder": 0
         *     }
         */
        SocialLink: {
            id: components["schemas"]["Id"];
            platform: string;
            displayName: string | null;
            url: string;
            icon: string | null;
            isActive: boolean;
            sortOrder: number;
        };
        /**
         * @example {
         *       "platform": "linkedin",
         *       "url": "https://www.linkedin.com/company/example",
         *       "displayName": "LinkedIn",
         *       "isActive": true,
         *       "sortOrder": 0
         *     }
         */
        SocialLinkCreate: {
            platform: string;
            /** Format: uri */
            url: string;
            displayName?: string | null;
            icon?: string | null;
            isActive?: boolean;
            sortOrder?: number;
        };
        /**
         * @example {
         *       "platform": "linkedin",
         *       "url": "https://www.linkedin.com/company/example",
         *       "displayName": "LinkedIn",
         *       "isActive": false,
         *       "sortOrder": 2
         *     }
         */
        SocialLinkUpdate: {
            platform?: string;
            /** Format: uri */
            url: string;
            displayName?: string | null;
            icon?: string | null;
            isActive?: boolean;
            sortOrder?: number;
        };
        /**
         * @example {
         *       "id": 1,
         *       "platform": "facebook",
         *       "tagName": "facebook-domain-verification",
         *       "content": "abc123",
         *       "isActive": true
         *     }
         */
        MetaTag: {
            id: components["schemas"]["Id"];
            platform: string;
            tagName: string | null;
            content: string;
            isActive: boolean;
        };
        /**
         * @example {
         *       "platform": "facebook",
         *       "tagName": "facebook-domain-verification",
         *       "content": "abc123",
         *       "isActive": true
         *     }
         */
        MetaTagWrite: {
            platform: string;
            tagName?: string | null;
            content: string;
            isActive?: boolean;
        };
        /**
         * @example {
         *       "totalProperties": 300,
         *       "totalLeads": 41,
         *       "totalAgents": 12
         *     }
         */
        AdminStats: {
            totalProperties: number;
            totalLeads: number;
            /** @description Active ones */
            totalAgents: number;
        };
        /**
         * @example {
         *       "since": "2026-11-01T00:00:00Z",
         *       "accepted": 41,
         *       "blocked": 9,
         *       "byReason": {
         *         "lead.honeypot": 6,
         *         "lead.spam": 3
         *       }
         *     }
         */
        SpamStats: {
            since: components["schemas"]["Time"];
            accepted: number;
            blocked: number;
            /** @description Refused enquiries by the code of the refusal */
            byReason: {
                [key: string]: number;
            };
        };
        /**
         * @example {
         *       "days": 30,
         *       "total": 1,
         *       "bySource": [
         *         {
         *           "source": "contact_form",
         *           "count": 1
         *         }
         *       ],
         *       "byLanguage": [
         *         {
         *           "language": "ar",
         *           "count": 1
         *         }
         *       ],
         *       "byStatus": [
         *         {
         *           "status": "new",
         *           "count": 1
         *         }
         *       ],
         *       "byDay": [
         *         {
         *           "day": "2026-11-21",
         *           "count": 1
         *         }
         *       ],
         *       "byListing": [
         *         {
         *           "propertyId": 42,
         *           "referenceId": "LUS-OF-0231",
         *           "title": "Fitted office in Lusail Marina",
         *           "titleAr": null,
         *           "count": 1
         *         }
         *       ],
         *       "response": {
         *         "touched": 0,
         *         "waiting": 1,
         *         "medianMinutes": null
         *       },
         *       "sync": {
         *         "delivered": 1,
         *         "waiting": 0,
         *         "failed": 0,
         *         "medianSeconds": 0.4
         *       }
         *     }
         */
        LeadAnalytics: {
            days: number;
            total: number;
            bySource: {
                source: components["schemas"]["LeadSource"];
                count: number;
            }[];
            byLanguage: {
                language: components["schemas"]["Language"];
                count: number;
            }[];
            byStatus: {
                status: components["schemas"]["LeadStatus"];
                count: number;
            }[];
            /** @description Every day, also those without a lead */
            byDay: {
                /** Format: date */
                day: string;
                count: number;
            }[];
            /** @description The listings asked about most */
            byListing: {
                propertyId: components["schemas"]["Id"];
                referenceId: string | null;
                title: string;
                titleAr: string | null;
                count: number;
            }[];
            response: {
                touched: number;
                waiting: number;
                /** @description Open office hours (Sunday to Thursday, 9 to 17 in Doha) until the first touch */
                medianMinutes: number | null;
            };
            sync: {
                delivered: number;
                waiting: number;
                /** @description Rejected or parked */
                failed: number;
                /** @description From accepted to in the CRM */
                medianSeconds: number | null;
            };
        };
        /**
         * @example {
         *       "properties": [],
         *       "pagination": {
         *         "page": 1,
         *         "limit": 10,
         *         "total": 0,
         *         "totalPages": 0,
         *         "hasNext": false,
         *         "hasPrev": false
         *       }
         *     }
         */
        AdminPropertyList: {
            properties: components["schemas"]["Property"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @example {
         *       "ids": [
         *         42,
         *         57
         *       ]
         *     }
         */
        AdminPropertyIds: {
            ids: components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "value": "Rent",
         *       "count": 180
         *     }
         */
        CountedValue: {
            value: string;
            count: number;
        };
        /**
         * @description Counts of all listings that were not deleted, and the values that filters offer
         * @example {
         *       "total": 300,
         *       "forSale": 120,
         *       "forRent": 180,
         *       "drafts": 0,
         *       "featured": 6,
         *       "crm": 300,
         *       "manual": 0,
         *       "types": [
         *         {
         *           "value": "Rent",
         *           "count": 180
         *         }
         *       ],
         *       "cities": [
         *         {
         *           "value": "Doha",
         *           "count": 210
         *         }
         *       ],
         *       "categories": [
         *         {
         *           "value": "commercial",
         *           "count": 118
         *         }
         *       ],
         *       "subcategories": [
         *         {
         *           "value": "office space",
         *           "count": 92
         *         }
         *       ],
         *       "lastChange": "2026-11-20T08:00:00Z"
         *     }
         */
        AdminPropertySummary: {
            total: number;
            /** @description Of type Sell; listings whose type names a building by their status */
            forSale: number;
            /** @description Of type Rent; listings whose type names a building by their status */
            forRent: number;
            /** @description Not active */
            drafts: number;
            featured: number;
            /** @description From the CRM */
            crm: number;
            manual: number;
            types: components["schemas"]["CountedValue"][];
            cities: components["schemas"]["CountedValue"][];
            categories: components["schemas"]["CountedValue"][];
            subcategories: components["schemas"]["CountedValue"][];
            /**
             * Format: date-time
             * @description When a listing was last changed
             */
            lastChange: string | null;
        };
        /**
         * @example {
         *       "ids": [
         *         42,
         *         57
         *       ],
         *       "action": "set-status",
         *       "status": "rented"
         *     }
         */
        PropertyBulk: {
            ids: components["schemas"]["Id"][];
            /** @enum {string} */
            action: "delete" | "restore" | "activate" | "deactivate" | "feature" | "unfeature" | "set-status";
            status?: components["schemas"]["PropertyStatus"];
        };
        /**
         * @example {
         *       "changed": [
         *         42
         *       ]
         *     }
         */
        PropertyBulkResult: {
            /** @description Those that are different now; what was so already, and what is gone, is left out */
            changed: components["schemas"]["Id"][];
        };
        /** @enum {string} */
        CrmOwnedField: "title" | "description" | "price" | "currency" | "type" | "status" | "category" | "subcategory" | "bedrooms" | "bathrooms" | "area" | "areaUnit" | "address" | "city" | "state" | "zipCode" | "latitude" | "longitude" | "images" | "features";
        /**
         * @example {
         *       "field": "price",
         *       "crmValue": 23000,
         *       "setAt": "2026-11-20T08:00:00Z",
         *       "setBy": "Noor"
         *     }
         */
        PropertyOverride: {
            field: components["schemas"]["CrmOwnedField"];
            /** @description What the field goes back to when it is given back to the CRM */
            crmValue: unknown;
            setAt: components["schemas"]["Time"];
            /** @description Who changed it */
            setBy: string | null;
        };
        /**
         * @description A listing as staff edit it
         * @example {
         *       "property": {
         *         "id": 42,
         *         "referenceId": "LUS-OF-0231",
         *         "title": "Fitted office in Lusail Marina",
         *         "titleAr": null,
         *         "description": null,
         *         "descriptionAr": null,
         *         "price": "24500.00",
         *         "currency": "QAR",
         *         "type": "Rent",
         *         "category": "commercial",
         *         "subcategory": "office space",
         *         "subType": "office space",
         *         "status": "for_rent",
         *         "bedrooms": null,
         *         "bathrooms": 2,
         *         "area": 245,
         *         "areaUnit": "sqm",
         *         "address": "Marina Twin Towers",
         *         "city": "Lusail",
         *         "state": null,
         *         "zipCode": null,
         *         "latitude": null,
         *         "longitude": null,
         *         "images": [],
         *         "features": [],
         *         "source": "crm",
         *         "agentId": null,
         *         "isFeatured": false,
         *         "isActive": true,
         *         "createdAt": "2026-11-02T08:00:00Z",
         *         "updatedAt": "2026-11-20T08:00:00Z"
         *       },
         *       "version": 3,
         *       "imageTexts": [],
         *       "overrides": [
         *         {
         *           "field": "price",
         *           "crmValue": 23000,
         *           "setAt": "2026-11-20T08:00:00Z",
         *           "setBy": "Noor"
         *         }
         *       ],
         *       "agentName": null
         *     }
         */
        AdminProperty: {
            property: components["schemas"]["Property"];
            /** @description Sent back with a change */
            version: number;
            imageTexts: components["schemas"]["PictureTexts"];
            /** @description Fields of a listing from the CRM that were changed here */
            overrides: components["schemas"]["PropertyOverride"][];
            agentName: string | null;
        };
        /**
         * @example {
         *       "at": "2026-11-20T08:00:00Z",
         *       "actor": "admin",
         *       "action": "property.updated",
         *       "before": {
         *         "price": "24500.00"
         *       },
         *       "after": {
         *         "price": "23000.00"
         *       }
         *     }
         */
        PropertyChange: {
            at: components["schemas"]["Time"];
            /** @description The name of who did it; null for the system */
            actor: string | null;
            /** @description Such as property.updated */
            action: string;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @description The newest first
         * @example []
         */
        PropertyHistory: components["schemas"]["PropertyChange"][];
        /**
         * @example {
         *       "isFeatured": true
         *     }
         */
        PropertyFeatured: {
            isFeatured: boolean;
        };
        /**
         * @example {
         *       "count": 6
         *     }
         */
        FeaturedCount: {
            /** @description Listings marked as featured now */
            count: number;
        };
        /**
         * @example {
         *       "ids": [
         *         57,
         *         42
         *       ]
         *     }
         */
        FeaturedOrder: {
            /** @description All featured listings, the first one first */
            ids: components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "url": "/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08/1280.webp",
         *       "width": 4032,
         *       "height": 3024
         *     }
         */
        StoredMedia: {
            /** Format: uri-reference */
            url: string;
            /** @description Of the original, in pixels */
            width: number;
            height: number;
        };
        /**
         * @example {
         *       "url": "https://pictures.example/villa.jpg"
         *     }
         */
        MediaAddress: {
            /** Format: uri */
            url: string;
        };
        CrmOperation: {
            id: string;
            /** @description The event */
            type: string;
            attempts: number;
            createdAt: components["schemas"]["Time"];
            state: components["schemas"]["DeliveryState"];
            /** @description The subject's reference; nothing personal */
            reference: string | null;
            /** Format: date-time */
            dueAt: string | null;
            lastErrorCode: string | null;
            lastError: string | null;
        };
        /**
         * @example {
         *       "provider": "sandbox",
         *       "isOnline": true,
         *       "mode": "online",
         *       "pendingOperations": 1,
         *       "totalFailures": 3,
         *       "uptime": 7260000,
         *       "lastSuccessfulSync": "2026-11-21T09:30:01Z",
         *       "pendingOperationsList": [
         *         {
         *           "id": "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e",
         *           "type": "lead.created",
         *           "attempts": 2,
         *           "createdAt": "2026-11-21T09:31:00Z",
         *           "state": "retry_wait",
         *           "reference": "MZL-01K8Z6W3T4Q9V2R7XH5N0BCDEF",
         *           "dueAt": "2026-11-21T09:31:15Z",
         *           "lastErrorCode": "crm.offline",
         *           "lastError": "connect ECONNREFUSED"
         *         }
         *       ]
         *     }
         */
        CrmStatus: {
            provider: string;
            isOnline: boolean;
            /** @enum {string} */
            mode: "online" | "degraded" | "offline";
            /** @description Deliveries that wait or are under way */
            pendingOperations: number;
            /** @description Attempts that failed */
            totalFailures: number;
            /** @description Milliseconds since the connection was last lost or the platform started */
            uptime: number;
            /** Format: date-time */
            lastSuccessfulSync: string | null;
            pendingOperationsList: components["schemas"]["CrmOperation"][];
        };
        /**
         * @example {
         *       "processed": 1,
         *       "remaining": 0
         *     }
         */
        RetryResult: {
            processed: number;
            remaining: number;
        };
        SyncRun: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            trigger: "first-start" | "schedule" | "staff";
            /** @enum {string} */
            state: "running" | "success" | "error" | "stopped";
            startedAt: components["schemas"]["Time"];
            /** Format: date-time */
            endedAt: string | null;
            pulled: number;
            newCount: number;
            changedCount: number;
            unchangedCount: number;
            removedCount: number;
            duplicateCount: number;
            quarantinedCount: number;
            withheldCount: number;
            errorText: string | null;
        };
        /**
         * @example [
         *       {
         *         "id": 1,
         *         "trigger": "first-start",
         *         "state": "success",
         *         "startedAt": "2026-11-21T09:30:00Z",
         *         "endedAt": "2026-11-21T09:30:03Z",
         *         "pulled": 301,
         *         "newCount": 300,
         *         "changedCount": 0,
         *         "unchangedCount": 0,
         *         "removedCount": 0,
         *         "duplicateCount": 0,
         *         "quarantinedCount": 0,
         *         "withheldCount": 1,
         *         "errorText": null
         *       }
         *     ]
         */
        SyncRuns: components["schemas"]["SyncRun"][];
        CrmListing: {
            id: components["schemas"]["Id"];
            referenceId: string | null;
            title: string;
            titleAr: string | null;
            city: string;
            status: string;
            /** @description QAR */
            price: string | null;
            /** @description Whether visitors see it */
            isActive: boolean;
            pictures: number;
            updatedAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "listings": [
         *         {
         *           "id": 42,
         *           "referenceId": "LUS-OF-0231",
         *           "title": "Fitted office in Lusail Marina",
         *           "titleAr": "مكتب مجهز في مارينا لوسيل",
         *           "city": "Lusail",
         *           "status": "for_rent",
         *           "price": "24500.00",
         *           "isActive": true,
         *           "pictures": 5,
         *           "updatedAt": "2026-11-21T09:30:00Z"
         *         }
         *       ],
         *       "pagination": {
         *         "page": 1,
         *         "limit": 25,
         *         "total": 1,
         *         "totalPages": 1,
         *         "hasNext": false,
         *         "hasPrev": false
         *       }
         *     }
         */
        CrmListings: {
            listings: components["schemas"]["CrmListing"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @description An OpenAPI document
         * @example {
         *       "openapi": "3.1.1",
         *       "info": {
         *         "title": "Manzil",
         *         "version": "1.0.0"
         *       },
         *       "paths": {}
         *     }
         */
        Contract: {
            openapi: string;
            info: Record<string, unknown>;
            servers?: Record<string, unknown>[];
            tags?: Record<string, unknown>[];
            paths: Record<string, unknown>;
            components?: Record<string, unknown>;
        };
        /**
         * @example {
         *       "detail": "Synced 300 properties (4 new) in 3.2 s",
         *       "status": "success",
         *       "count": 300,
         *       "newProperties": 4,
         *       "duration": 3200
         *     }
         * @example {
         *       "detail": "The synchronisation is still running",
         *       "status": "running"
         *     }
         */
        SyncNowResult: {
            /** @description A sentence to show */
            detail: string;
            /** @enum {string} */
            status: "success" | "running";
            count?: number;
            newProperties?: number;
            /** @description Milliseconds */
            duration?: number;
        };
        /**
         * @description The pull of listings, as the dashboard's badge and the CRM page read it
         * @example {
         *       "provider": "sandbox",
         *       "status": "success",
         *       "lastSync": "2026-11-21T09:30:01Z",
         *       "lastSyncFormatted": "21 Nov 2026, 12:30",
         *       "durationFormatted": "3.2 s",
         *       "currentPropertiesCount": 300,
         *       "availableProperties": 287,
         *       "crmPropertiesCount": 301,
         *       "restrictedCount": 1,
         *       "imageCoverage": 96.7,
         *       "imageCount": 1204,
         *       "propertiesWithImages": 290,
         *       "propertiesWithoutImages": 10,
         *       "referenceIdFormat": "Mixed (Numeric & Text)",
         *       "connection": {
         *         "connected": true,
         *         "problem": null
         *       },
         *       "error": null,
         *       "progress": null
         *     }
         */
        SyncStatus: {
            provider: string;
            /** @enum {string} */
            status: "success" | "error" | "running" | "never";
            /**
             * Format: date-time
             * @description When the last finished pull ended
             */
            lastSync: string | null;
            /** @description In Asia/Qatar, or Never */
            lastSyncFormatted: string;
            /** @description Such as 3.2 s */
            durationFormatted: string | null;
            /** @description Listings from the CRM that the site shows */
            currentPropertiesCount: number;
            /** @description Of these, for sale, for rent or available */
            availableProperties: number;
            /** @description What the CRM said it has */
            crmPropertiesCount: number | null;
            /** @description Withheld by the CRM or quarantined here */
            restrictedCount: number;
            /** @description Percent; 0 when there are no listings */
            imageCoverage: number;
            imageCount: number;
            propertiesWithImages: number;
            propertiesWithoutImages: number;
            /** @enum {string|null} */
            referenceIdFormat: "Numeric" | "Text" | "Mixed (Numeric & Text)" | null;
            connection: {
                /** @description The last contact with the CRM succeeded */
                connected: boolean;
                /** @description What went wrong at the last contact */
                problem: string | null;
            };
            /** @description Why the last pull failed */
            error: string | null;
            progress: {
                pulled: number;
                total: number | null;
            } | null;
        };
        /**
         * @example {
         *       "count": 300,
         *       "newProperties": 4,
         *       "duration": 3200
         *     }
         */
        SyncResult: {
            /** @description Listings that the CRM gave */
            count: number;
            newProperties: number;
            /** @description Milliseconds */
            duration: number;
        };
    };
    responses: {
        /** @description Any other refusal, or server.error */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description request.invalid with errors, or request.malformed */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description auth.required */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description request.too_large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description request.unsupported_media_type */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Over a limit; Retry-After says when to try again */
        TooManyRequests: {
            headers: {
                /** @description Seconds */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It would collide with what is stored */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Well formed, and refused by a rule */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description auth.forbidden */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something this needs cannot be reached */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nothing has this identifier */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It was there once and was removed */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description A submit repeated with the same key and body gives the same lead */
        IdempotencyKey: string;
        Page: number;
        Id: components["schemas"]["Id"];
        /** @description City, district, street, building, kind or reference, in either script and any spelling; one typing error per word is put right */
        City: string;
        /** @description Rent or Sell, whatever the case; another word is a kind of building */
        Type: string;
        Category: string;
        SubType: string;
        Status: "for_sale" | "for_rent" | "sold" | "rented" | "available" | "for-sale" | "for-rent" | "rent" | "sale";
        MinPrice: components["schemas"]["PriceBound"];
        MaxPrice: components["schemas"]["PriceBound"];
        /** @description Exactly so many, or with a plus sign at least so many */
        Bedrooms: string;
        /** @description Exactly so many, or with a plus sign at least so many */
        Bathrooms: string;
        /** @description Square metres */
        MinArea: components["schemas"]["AreaBound"];
        /** @description Square metres */
        MaxArea: components["schemas"]["AreaBound"];
        /** @description The language of labels */
        Language: components["schemas"]["Language"];
        /** @description Only makes the address differ; never read */
        CacheBuster: string;
        /** @description In title (both languages), city and reference, whatever the case */
        Search: string;
        /** @description One of the types that the summary names */
        "admin-property-query_Type": string;
        "admin-property-query_Status": components["schemas"]["PropertyStatus"];
        "admin-property-query_City": string;
        /** @description A range of whole riyals: up to its upper bound, above its lower one. Without a price a listing is in none */
        Price: "0-500000" | "500000-1000000" | "1000000-2000000" | "2000000-";
        Source: "crm" | "manual";
        Visibility: "active" | "draft";
        Featured: "yes" | "no";
        Sort: "date_desc" | "date_asc" | "price_desc" | "price_asc" | "title_asc" | "title_desc" | "featured";
        /** @description The slug of the connected CRM */
        CrmProvider: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getAuthUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, or null without a session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["AuthUser"] | null;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSignInHint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The credentials, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example null */
                    "application/json": components["schemas"]["SignInHint"] | null;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the home page */
            302: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question, or that the captcha is off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Captcha"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description A submit repeated with the same key and body gives the same lead */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactPayload"];
            };
        };
        responses: {
            /** @description Stored before under this Idempotency-Key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadReceipt"];
                };
            };
            /** @description Stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatPayload"];
            };
        };
        responses: {
            /** @description The reply */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listLeads: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: number;
                /** @description Found in first name, last name or e-mail whatever the case, or in the phone number */
                search?: string;
                status?: components["schemas"]["LeadStatus"];
                source?: components["schemas"]["LeadSource"];
                sort?: "newest" | "oldest";
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
                    "application/json": components["schemas"]["LeadList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    createLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description A submit repeated with the same key and body gives the same lead */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadPayload"];
            };
        };
        responses: {
            /** @description Stored before under this Idempotency-Key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadReceipt"];
                };
            };
            /** @description Stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    bulkSyncLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkSync"];
            };
        };
        responses: {
            /** @description How it went */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkSyncResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    bulkDeleteLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDelete"];
            };
        };
        responses: {
            /** @description How many there were */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeleteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listLeadAssignees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadAssignees"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    deleteLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadPatch"];
            };
        };
        responses: {
            /** @description The lead as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lead"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    syncLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delivered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadSyncResult"];
                };
            };
            /** @description Still waiting when the answer was due */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadSyncResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    listProperties: {
        parameters: {
            query?: {
                /** @description City, district, street, building, kind or reference, in either script and any spelling; one typing error per word is put right */
                city?: components["parameters"]["City"];
                /** @description Rent or Sell, whatever the case; another word is a kind of building */
                type?: components["parameters"]["Type"];
                category?: components["parameters"]["Category"];
                subType?: components["parameters"]["SubType"];
                status?: components["parameters"]["Status"];
                minPrice?: components["parameters"]["MinPrice"];
                maxPrice?: components["parameters"]["MaxPrice"];
                /** @description Exactly so many, or with a plus sign at least so many */
                bedrooms?: components["parameters"]["Bedrooms"];
                /** @description Exactly so many, or with a plus sign at least so many */
                bathrooms?: components["parameters"]["Bathrooms"];
                /** @description Square metres */
                minArea?: components["parameters"]["MinArea"];
                /** @description Square metres */
                maxArea?: components["parameters"]["MaxArea"];
                sort?: "newest" | "oldest" | "price-low" | "price-high";
                page?: components["parameters"]["Page"];
                limit?: number;
                /** @description The language of labels */
                language?: components["parameters"]["Language"];
                /** @description Only makes the address differ; never read */
                t?: components["parameters"]["CacheBuster"];
                /** @description Taken for compatibility; makes no work */
                force?: string;
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
                    "application/json": components["schemas"]["PropertyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    createProperty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyCreate"];
            };
        };
        responses: {
            /** @description The listing */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listFeaturedProperties: {
        parameters: {
            query?: {
                /** @description The language of labels */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 60 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"][];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    listPropertiesByIds: {
        parameters: {
            query: {
                /** @description At most 100, with commas between them */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that can be seen, in the order asked for; the ids of all others are named */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertySelection"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    getProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyDetail"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Failure"];
        };
    };
    replaceProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyPatch"];
            };
        };
        responses: {
            /** @description The listing as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyPatch"];
            };
        };
        responses: {
            /** @description The listing as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listSimilarProperties: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 3, the closest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"][];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listPropertyCategories: {
        parameters: {
            query?: {
                /** @description City, district, street, building, kind or reference, in either script and any spelling; one typing error per word is put right */
                city?: components["parameters"]["City"];
                /** @description Rent or Sell, whatever the case; another word is a kind of building */
                type?: components["parameters"]["Type"];
                category?: components["parameters"]["Category"];
                subType?: components["parameters"]["SubType"];
                status?: components["parameters"]["Status"];
                minPrice?: components["parameters"]["MinPrice"];
                maxPrice?: components["parameters"]["MaxPrice"];
                /** @description Exactly so many, or with a plus sign at least so many */
                bedrooms?: components["parameters"]["Bedrooms"];
                /** @description Exactly so many, or with a plus sign at least so many */
                bathrooms?: components["parameters"]["Bathrooms"];
                /** @description Square metres */
                minArea?: components["parameters"]["MinArea"];
                /** @description Square metres */
                maxArea?: components["parameters"]["MaxArea"];
                /** @description The language of labels */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories, and sub-types with their number of listings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyFacets"];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    listAgents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentCreate"];
            };
        };
        responses: {
            /** @description The member */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    replaceAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentPatch"];
            };
        };
        responses: {
            /** @description The member as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    updateAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentPatch"];
            };
        };
        responses: {
            /** @description The member as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Agent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    listBlogCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogCategory"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listBlogPosts: {
        parameters: {
            query?: {
                status?: components["schemas"]["PostStatus"];
                /** @description The language of labels */
                language?: components["parameters"]["Language"];
                /** @description In title or excerpt, whatever the case; Arabic with or without marks and hamza */
                search?: string;
                /** @description One category, or several joined by commas */
                categoryId?: string;
                /** @description Titles follow the alphabet of the language asked for */
                sort?: components["schemas"]["PostSort"];
                page?: components["parameters"]["Page"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles */
            200: {
                headers: {
                    /** @description Articles that fit */
                    "X-Total-Count"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"][];
                };
            };
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Failure"];
        };
    };
    createBlogPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlogPostWrite"];
            };
        };
        responses: {
            /** @description The article */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getBlogPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Failure"];
        };
    };
    updateBlogPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlogPostWrite"];
            };
        };
        responses: {
            /** @description The article as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    deleteBlogPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getBlogPostBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Failure"];
        };
    };
    listSocialLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialLink"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createSocialLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLinkCreate"];
            };
        };
        responses: {
            /** @description The link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    updateSocialLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLinkUpdate"];
            };
        };
        responses: {
            /** @description The link as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSocialLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    listMetaTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One per platform */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetaTag"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveMetaTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MetaTagWrite"];
            };
        };
        responses: {
            /** @description The tag */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetaTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getAdminStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStats"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getSpamStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpamStats"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getLeadAnalytics: {
        parameters: {
            query?: {
                /** @description Days of Doha, today included */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadAnalytics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listAdminProperties: {
        parameters: {
            query?: {
                /** @description In title (both languages), city and reference, whatever the case */
                search?: components["parameters"]["Search"];
                /** @description One of the types that the summary names */
                type?: components["parameters"]["admin-property-query_Type"];
                status?: components["parameters"]["admin-property-query_Status"];
                city?: components["parameters"]["admin-property-query_City"];
                category?: components["parameters"]["Category"];
                /** @description A range of whole riyals: up to its upper bound, above its lower one. Without a price a listing is in none */
                price?: components["parameters"]["Price"];
                source?: components["parameters"]["Source"];
                visibility?: components["parameters"]["Visibility"];
                featured?: components["parameters"]["Featured"];
                sort?: components["parameters"]["Sort"];
                /** @description The language of labels */
                language?: components["parameters"]["Language"];
                page?: components["parameters"]["Page"];
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
                    "application/json": components["schemas"]["AdminPropertyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listAdminPropertyIds: {
        parameters: {
            query?: {
                /** @description In title (both languages), city and reference, whatever the case */
                search?: components["parameters"]["Search"];
                /** @description One of the types that the summary names */
                type?: components["parameters"]["admin-property-query_Type"];
                status?: components["parameters"]["admin-property-query_Status"];
                city?: components["parameters"]["admin-property-query_City"];
                category?: components["parameters"]["Category"];
                /** @description A range of whole riyals: up to its upper bound, above its lower one. Without a price a listing is in none */
                price?: components["parameters"]["Price"];
                source?: components["parameters"]["Source"];
                visibility?: components["parameters"]["Visibility"];
                featured?: components["parameters"]["Featured"];
                sort?: components["parameters"]["Sort"];
                /** @description The language of labels */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20,000, in the order of the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPropertyIds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportProperties: {
        parameters: {
            query?: {
                /** @description In title (both languages), city and reference, whatever the case */
                search?: components["parameters"]["Search"];
                /** @description One of the types that the summary names */
                type?: components["parameters"]["admin-property-query_Type"];
                status?: components["parameters"]["admin-property-query_Status"];
                city?: components["parameters"]["admin-property-query_City"];
                category?: components["parameters"]["Category"];
                /** @description A range of whole riyals: up to its upper bound, above its lower one. Without a price a listing is in none */
                price?: components["parameters"]["Price"];
                source?: components["parameters"]["Source"];
                visibility?: components["parameters"]["Visibility"];
                featured?: components["parameters"]["Featured"];
                sort?: components["parameters"]["Sort"];
                /** @description The language of labels */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it, in the order of the list */
            200: {
                headers: {
                    /** @description The file name: properties-{date}.csv */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Reference ID,Title,Type,Status,Price,City,State,Bedrooms,Bathrooms,Area (sqm),Created
                     *     LUS-OF-0231,Fitted office in Lusail Marina,Rent,for_rent,24500.00,Lusail,Marina District,,2,245,2026-11-02
                     */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getAdminPropertySummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPropertySummary"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    bulkUpdateProperties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyBulk"];
            };
        };
        responses: {
            /** @description What changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyBulkResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    getAdminProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing with its version and what was changed here */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProperty"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    getPropertyHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 200 changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyHistory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    restoreProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing as it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    duplicateProperty: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    releasePropertyField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
                field: components["schemas"]["CrmOwnedField"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The listing with what the CRM says */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProperty"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    setPropertyFeatured: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyFeatured"];
            };
        };
        responses: {
            /** @description The listing as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Property"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    generateRandomFeatured: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many are featured now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeaturedCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    clearFeatured: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many are featured now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeaturedCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    orderFeatured: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeaturedOrder"];
            };
        };
        responses: {
            /** @description How many are featured */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeaturedCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    uploadMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example the bytes of a JPEG, PNG, WebP, AVIF, HEIC or TIFF file */
                "image/*": string;
            };
        };
        responses: {
            /** @description Where it is */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredMedia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    importMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MediaAddress"];
            };
        };
        responses: {
            /** @description Where it is */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredMedia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    getCrmStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    forceCrmRetry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were processed, and how many remain */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetryResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    listSyncRuns: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncRuns"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listCrmListings: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, newest change first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmListings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    syncNow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncNowResult"];
                };
            };
            /** @description Still running when the answer was due */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncNowResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getSyncStatus: {
        parameters: {
            query?: {
                /** @description Only makes the address differ; never read */
                t?: components["parameters"]["CacheBuster"];
            };
            header?: never;
            path: {
                /** @description The slug of the connected CRM */
                crm_provider: components["parameters"]["CrmProvider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    seedProperties: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The slug of the connected CRM */
                crm_provider: components["parameters"]["CrmProvider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
}
/** Operations that anybody may call. */
export type PublicOperationId =
    | "login"
    | "getAuthUser"
    | "getSignInHint"
    | "logout"
    | "getCaptcha"
    | "createContact"
    | "sendChatMessage"
    | "createLead"
    | "listProperties"
    | "listFeaturedProperties"
    | "listPropertiesByIds"
    | "getProperty"
    | "listSimilarProperties"
    | "listPropertyCategories"
    | "listAgents"
    | "getAgent"
    | "listBlogCategories"
    | "listBlogPosts"
    | "getBlogPost"
    | "getBlogPostBySlug"
    | "listSocialLinks";
/** Operations that answer 501 until they are built. */
export type NotImplementedOperationId =
    | "createAgent"
    | "createBlogPost"
    | "createSocialLink"
    | "deleteAgent"
    | "deleteBlogPost"
    | "deleteSocialLink"
    | "replaceAgent"
    | "saveMetaTag"
    | "updateAgent"
    | "updateBlogPost"
    | "updateSocialLink";
/** Query parameters that have a default and are therefore never missing on the server. */
export type DefaultedQuery = {
    listLeads: "page" | "limit" | "sort";
    listProperties: "sort" | "page" | "limit";
    listBlogPosts: "sort" | "page" | "limit";
    getLeadAnalytics: "days";
    listAdminProperties: "sort" | "page" | "limit";
    listAdminPropertyIds: "sort";
    exportProperties: "sort";
    listSyncRuns: "limit";
    listCrmListings: "page" | "limit";
};
