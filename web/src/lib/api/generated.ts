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
    "/api/auth/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own username or password
         * @description Checked in this order: the current password, that the two new ones are equal, their length. With both new passwords blank only the username changes. Every other session of this person ends; this one goes on under a new identifier.
         */
        post: operations["changeCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgotten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the password is forgotten
         * @description Answers the same whether or not there is such an account. The link goes to the account's e-mail address, and the administrators see that it was asked for.
         */
        post: operations["askForPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/access-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a one-time link is for */
        post: operations["readAccessLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/access-link/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password through a one-time link
         * @description The link is used up. Every session of this person ends.
         */
        post: operations["useAccessLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own sessions */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere else */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out of one of one's own sessions */
        delete: operations["endSession"];
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
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts of staff */
        get: operations["listUsers"];
        put?: never;
        /**
         * Invite somebody by a one-time link
         * @description The link is in the answer, once; it is also sent to the e-mail address.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
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
        /**
         * Take an invitation back
         * @description Only while it was not accepted; later an account is disabled, since its work stays.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        /**
         * Change somebody's name, role or access
         * @description Who is disabled or gets another role is signed out. The last administrator who can sign in cannot be disabled or get another role.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/users/{id}/access-link": {
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
         * Make a one-time link to choose a password
         * @description An invitation anew, or a way back for somebody who forgot the password. Earlier links of this person die.
         */
        post: operations["makeAccessLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, the newest first */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mails that were kept here because there is no mail server */
        get: operations["listKeptMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{mail}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mail: string;
            };
            cookie?: never;
        };
        /** One mail that was kept here */
        get: operations["getKeptMail"];
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
         * @description Answers from the site's own data, in the language of the message. Stores nothing and logs nothing of what was said; only the address is counted, under a hash, for a minute. Where staff chose an outside assistant, the text of the message (without e-mail addresses and telephone numbers) and what was found for it go there, and the answer may be worded there. Refused with chat.disabled (403) while staff have switched it off.
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
    "/api/leads/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ids of the leads that a filter finds, for a selection across pages
         * @description An agent gets those assigned to them.
         */
        get: operations["listLeadIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a filter finds as a file for spreadsheets
         * @description UTF-8 with a byte order mark; a value that a spreadsheet would run is made harmless. An agent gets the leads assigned to them. That it was taken stands in the audit log.
         */
        get: operations["exportLeads"];
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
    "/api/leads/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Where a lead is and how it came there
         * @description An agent gets only that of a lead assigned to them, otherwise 404.
         */
        get: operations["getLeadTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/api/leads/{id}/mail": {
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
         * Mail a lead to its agent or the office now
         * @description Tries the waiting mail at once, and one that was refused or set aside once more. Waits at most 25 s for the outcome. A mail that went out is not sent again.
         */
        post: operations["mailLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/person": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The enquiries of the person behind a lead
         * @description All leads with the same e-mail or the same phone number, however it is written, this one among them. An agent gets those assigned to them.
         */
        get: operations["listPersonEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/person/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * All that is stored of the person behind a lead, as a file
         * @description That it was taken stands in the audit log.
         */
        get: operations["exportPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/person/erase": {
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
         * Erase the person behind a lead here
         * @description Deletes all of their leads with notes and messages, cancels what was not sent and deletes mails that are kept here. What the CRM and mailboxes have stays there; the answer says what that is.
         */
        post: operations["erasePerson"];
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
    "/api/social-media/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the social links into an order
         * @description Names every link once; refused when others have been added or removed in the meantime.
         */
        put: operations["orderSocialLinks"];
        post?: never;
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
        /**
         * Change a social link; its platform stays
         * @description What is left out stays. Another platform than the link's own is refused.
         */
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
    "/api/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a listing, lead, article or person by a few words
         * @description At most five of each kind, of what the role may see: agents find the leads assigned to them, editors none, accounts are for administrators.
         */
        get: operations["searchForStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/seo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Scores of the site's own pages, and how a running scan stands */
        get: operations["getSeoReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/seo/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scan the site's own pages now
         * @description Answers at once; the report says how far it is. Joins a scan that is running. An automatic one is begun only when the last is nearly five minutes old.
         */
        post: operations["startSeoScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blog-posts/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ids of all articles that a filter finds, drafts too, for a selection across pages */
        get: operations["listBlogPostIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blog-posts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a filter finds, drafts too, as a file for spreadsheets
         * @description UTF-8 with a byte order mark; a value that a spreadsheet would run is made harmless.
         */
        get: operations["exportBlogPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/blog-posts/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do one thing to exactly these articles, to all of them or to none
         * @description Each is changed by the rules of a single change: a draft that was published before keeps its day, and one that was to be published later loses its time when it becomes a draft. The answer tells these times, so that an undo can bring them back.
         */
        post: operations["bulkUpdateBlogPosts"];
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
    "/api/admin/properties/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add and change listings from a file, all of it or nothing
         * @description A dry run says row by row what would happen and why a row is refused. Applying wants the plan that a dry run gave, and does exactly that; listings that changed since, or a refused row, stop all of it.
         */
        post: operations["importProperties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/properties/import/{plan}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the dry run gave */
                plan: string;
            };
            cookie?: never;
        };
        /** How far an import is */
        get: operations["getImportProgress"];
        put?: never;
        post?: never;
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
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What staff set for the chat, the measurement of visits and the pull of listings
         * @description Keys are never in it; only whether there is one, and since when.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the chat
         * @description Public pages follow within 2 s. Keys are kept encrypted. Refused with settings.key_needed (422) when the chosen assistant would have no key.
         */
        put: operations["saveChatSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/chat/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask an assistant one question, and report what it answered
         * @description The key and the model may be tried before they are saved; nothing is stored. What is asked is made up and holds nothing of a visitor. Only the known addresses of the services are asked. Refused with settings.key_needed (422) when there is no key to try.
         */
        post: operations["testAssistant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/marketing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set which services are told of visits, after consent
         * @description Public pages follow within 2 s.
         */
        put: operations["saveMarketingSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set when listings are pulled from the CRM
         * @description The scheduler follows within 15 s. The new schedule begins now; no earlier time of it is made up for.
         */
        put: operations["saveSyncSchedule"];
        post?: never;
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
         * @description Waits at most 25 s. What a Retry-After or an open breaker holds back stays in remaining. The probe of an open breaker is brought forward, but two calls stay 30 s apart.
         */
        post: operations["forceCrmRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Pass over a pause that the CRM asked for
         * @description One delivery is tried at once, and the rest follow when it works. When the CRM asks for a pause again, it is kept.
         */
        delete: operations["endCrmPause"];
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
    "/api/crm/held-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The CRM's listings that were not taken over, and why */
        get: operations["listHeldBack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crm/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether the listings may go that a stopped pull would remove
         * @description The answer also holds for later pulls that would remove no others. After apply a pull is begun, and waited for at most 25 s.
         */
        post: operations["decideRemovals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go to the board of the queues
         * @description A full page navigation. The board lies below this address and shows what the queues hold, which is ids only; its pages and files are for the same people and may only be read.
         */
        get: operations["openQueueBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the site owes or owed to the CRM and by mail, page by page */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deliveries/replayable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ids of the deliveries that a filter finds and a person has to see to, for a selection across pages */
        get: operations["listReplayableDeliveryIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/deliveries/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send once more what was rejected, parked or lost by the CRM
         * @description Named deliveries, or those that were rejected, parked or lost by the CRM in a window, at most 10,000 of the oldest. They wait again from now on. What is under way, waits already or was delivered is never touched and counts as skipped, and so does what belongs to a CRM that is no longer connected.
         */
        post: operations["replayDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest comparisons with the CRM
         * @description Older ones than the last 100 are deleted; this gives the last 20. The running one tells how far it is.
         */
        get: operations["listReconciliations"];
        put?: never;
        /**
         * Compare what was delivered with what the CRM has
         * @description Answers at once; the list tells how far it is. One runs at a time: while one does, reconciliation.running is the answer. One that shows no life for 60 s is given up.
         */
        post: operations["startReconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One comparison with what it found */
        get: operations["getReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reconciliations/{id}/resend": {
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
         * Send once more what a comparison missed once more
         * @description All of it, or the deliveries that are named. They wait again from now on, under a new key; what is on its way, was found again or belongs to a CRM that is no longer connected counts as skipped. Stands in the audit log.
         */
        post: operations["resendMissing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/crm-provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the connected CRM can, where its key comes from, and what a former CRM left open
         * @description Keys are never in it; only where each comes from.
         */
        get: operations["getCrmProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/crm-provider/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the connection to the CRM, without writing anything there
         * @description Answers within 20 s. What was found is said by codes; the words are the page's.
         */
        post: operations["testCrmConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/crm-provider/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Store key and secret of the connected CRM
         * @description Kept encrypted, each provider's for itself. What the environment sets goes before what is stored. Every process uses a new key within some seconds.
         */
        put: operations["saveCrmCredentials"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/crm-provider/former": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what becomes of the deliveries that a former CRM left open
         * @description send: what they speak of goes to the CRM that is connected now, in its latest state. leave: they are set aside and stay in the ledger. At most 1,000 at a time; remaining says how many are left.
         */
        post: operations["decideFormerDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/crm-provider/untold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what becomes of listings that were changed while the CRM took none
         * @description send: each goes to the CRM once, as it is now. leave: each goes there with its next change. At most 1,000 at a time; remaining says how many are left.
         */
        post: operations["decideUntoldListings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/crm-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the CRM of the demo is broken, and where the test leads are
         * @description Only in demo mode; elsewhere there is nothing at this address.
         */
        get: operations["getCrmTest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/crm-test/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Break the CRM of the demo, or heal it
         * @description All faults at once, as they should be from now on. Only in demo mode.
         */
        put: operations["setCrmFaults"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/crm-test/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send 50 test leads the way a visitor's form does
         * @description Answers when all of them were accepted or refused, after 25 s at most. One run at a time (crm.test_running), and 500 test leads at a time (crm.test_full). Only in demo mode.
         */
        post: operations["sendTestLeads"];
        /**
         * Delete the test leads
         * @description As staff delete leads, with an entry in the audit log for each; what was not sent is cancelled, and the CRM keeps what it has. Counting begins anew. Not while a run is under way (crm.test_running). Only in demo mode.
         */
        delete: operations["removeTestLeads"];
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
         * @description Staff's same-origin road to the sync service. Waits at most 25 s; joins a pull that is running. With `full` all listings are asked for, not only what changed; that stands in the audit log.
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
        ProblemCode: "request.invalid" | "request.malformed" | "request.unreadable_address" | "request.too_large" | "request.timeout" | "request.unsupported_media_type" | "request.method_not_allowed" | "request.idempotency_conflict" | "request.rate_limited" | "address.not_found" | "operation.not_implemented" | "server.error" | "server.unavailable" | "auth.required" | "auth.forbidden" | "auth.invalid_credentials" | "auth.rate_limited" | "auth.session_token" | "auth.password_change_required" | "auth.incorrect_current_password" | "auth.passwords_do_not_match" | "auth.password_too_short" | "auth.password_unchanged" | "auth.username_taken" | "auth.username_missing" | "auth.link_invalid" | "session.not_found" | "user.not_found" | "user.email_taken" | "user.last_admin" | "user.accepted" | "user.disabled" | "lead.captcha_failed" | "lead.captcha_expired" | "lead.captcha_used" | "lead.honeypot" | "lead.spam" | "lead.rate_limited" | "lead.unclear" | "lead.not_found" | "lead.person_changed" | "lead.confirmation_wrong" | "mail.not_found" | "chat.rate_limited" | "chat.disabled" | "property.not_found" | "property.gone" | "property.reference_taken" | "property.conflict" | "featured.conflict" | "import.unreadable" | "import.refused" | "import.changed" | "media.unreadable" | "media.type" | "media.kind" | "media.too_many_pixels" | "media.address_refused" | "media.unreachable" | "agent.not_found" | "post.not_found" | "post.gone" | "post.slug_taken" | "post.conflict" | "post.translation_not_found" | "category.not_found" | "social_link.not_found" | "social_link.platform_taken" | "social_link.conflict" | "crm.unknown_provider" | "crm.offline" | "crm.rejected" | "crm.sync_running" | "crm.sync_failed" | "crm.sync_stopped" | "crm.question_closed" | "crm.takes_no_listings" | "crm.test_running" | "crm.test_full" | "reconciliation.not_found" | "reconciliation.running" | "settings.key_needed";
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
         *       "role": "admin",
         *       "mustChangePassword": false,
         *       "passwordMinLength": 6
         *     }
         */
        AuthUser: {
            id: components["schemas"]["Id"];
            username: string;
            firstName: string | null;
            lastName: string | null;
            role: components["schemas"]["Role"];
            /** @description Nothing else may be done before the password is changed */
            mustChangePassword: boolean;
            /** @description Of a new password */
            passwordMinLength: number;
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
        Password: string;
        Username: string;
        /**
         * @example {
         *       "currentPassword": "manzil-demo",
         *       "newUsername": "",
         *       "newPassword": "a better one",
         *       "confirmation": "a better one"
         *     }
         */
        CredentialChange: {
            currentPassword: components["schemas"]["Password"];
            /** @description Blank keeps the old one */
            newUsername?: components["schemas"]["Username"];
            newPassword?: components["schemas"]["Password"];
            confirmation?: components["schemas"]["Password"];
        };
        /** @enum {string} */
        Language: "en" | "ar";
        /**
         * @example {
         *       "username": "noor@manzil.example",
         *       "language": "en"
         *     }
         */
        ForgottenPassword: {
            /** @description Username or e-mail */
            username: string;
            language?: components["schemas"]["Language"];
        };
        /** @description What stands behind the # of the link */
        LinkSecret: string;
        /**
         * @example {
         *       "token": "9UyCeZ0Yc4mBvA1Q0m7oT3m1b9mLq2eVn5d8Qk6pXhs"
         *     }
         */
        LinkToken: {
            token: components["schemas"]["LinkSecret"];
        };
        /** @enum {string} */
        LinkPurpose: "invite" | "reset";
        /**
         * @example {
         *       "purpose": "invite",
         *       "username": null,
         *       "firstName": "Noor",
         *       "passwordMinLength": 12
         *     }
         */
        LinkInfo: {
            purpose: components["schemas"]["LinkPurpose"];
            /** @description Null when it is still to be chosen */
            username: string | null;
            firstName: string | null;
            passwordMinLength: number;
        };
        /**
         * @example {
         *       "token": "9UyCeZ0Yc4mBvA1Q0m7oT3m1b9mLq2eVn5d8Qk6pXhs",
         *       "username": "noor",
         *       "password": "a long and good one",
         *       "confirmation": "a long and good one"
         *     }
         */
        LinkUse: {
            token: components["schemas"]["LinkSecret"];
            /** @description Chosen with an invitation */
            username?: components["schemas"]["Username"];
            password: components["schemas"]["Password"];
            confirmation: components["schemas"]["Password"];
        };
        /**
         * Format: date-time
         * @description UTC
         */
        Time: string;
        /**
         * @example {
         *       "id": "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e",
         *       "current": true,
         *       "signedInAt": "2026-11-21T09:30:00Z",
         *       "lastSeenAt": "2026-11-21T10:00:00Z",
         *       "endsAt": "2026-11-21T10:30:00Z",
         *       "browser": "Firefox",
         *       "system": "Windows"
         *     }
         */
        Session: {
            /** Format: uuid */
            id: string;
            /** @description The one that asks */
            current: boolean;
            signedInAt: components["schemas"]["Time"];
            lastSeenAt: components["schemas"]["Time"];
            endsAt: components["schemas"]["Time"];
            /** @description Its name, such as Firefox */
            browser: string | null;
            /** @description Its name, such as Windows */
            system: string | null;
        };
        /**
         * @description invited until a password was chosen
         * @enum {string}
         */
        UserState: "active" | "invited" | "disabled";
        /**
         * @description By name those come first who wait for a new password
         * @default name
         * @enum {string}
         */
        UserSort: "name" | "newest" | "oldest";
        /**
         * @example {
         *       "id": 2,
         *       "email": "noor@manzil.example",
         *       "username": "noor",
         *       "firstName": "Noor",
         *       "lastName": "Haddad",
         *       "role": "editor",
         *       "state": "active",
         *       "passwordAskedAt": null,
         *       "createdAt": "2026-11-21T09:30:00Z"
         *     }
         */
        User: {
            id: components["schemas"]["Id"];
            email: string;
            /** @description Null until the invitation is accepted */
            username: string | null;
            firstName: string | null;
            lastName: string | null;
            role: components["schemas"]["Role"];
            state: components["schemas"]["UserState"];
            /**
             * Format: date-time
             * @description When this person said that the password is forgotten, as long as there is no new one
             */
            passwordAskedAt: string | null;
            createdAt: components["schemas"]["Time"];
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
         *       "users": [
         *         {
         *           "id": 2,
         *           "email": "noor@manzil.example",
         *           "username": "noor",
         *           "firstName": "Noor",
         *           "lastName": "Haddad",
         *           "role": "editor",
         *           "state": "active",
         *           "passwordAskedAt": null,
         *           "createdAt": "2026-11-21T09:30:00Z"
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
        UserList: {
            users: components["schemas"]["User"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @example {
         *       "email": "noor@manzil.example",
         *       "firstName": "Noor",
         *       "lastName": "Haddad",
         *       "role": "editor",
         *       "language": "ar"
         *     }
         */
        Invitation: {
            /** Format: email */
            email: string;
            firstName: string;
            lastName: string;
            role: components["schemas"]["Role"];
            language?: components["schemas"]["Language"];
        };
        /**
         * @example {
         *       "purpose": "invite",
         *       "url": "http://localhost:3000/admin-access#9UyCeZ0Yc4mBvA1Q0m7oT3m1b9mLq2eVn5d8Qk6pXhs",
         *       "expiresAt": "2026-11-28T09:30:00Z",
         *       "sent": true
         *     }
         */
        AccessLink: {
            purpose: components["schemas"]["LinkPurpose"];
            /** Format: uri */
            url: string;
            expiresAt: components["schemas"]["Time"];
            /** @description It is also on its way by mail; without a mail server it is not */
            sent: boolean;
        };
        /**
         * @example {
         *       "user": {
         *         "id": 2,
         *         "email": "noor@manzil.example",
         *         "username": "noor",
         *         "firstName": "Noor",
         *         "lastName": "Haddad",
         *         "role": "editor",
         *         "state": "active",
         *         "passwordAskedAt": null,
         *         "createdAt": "2026-11-21T09:30:00Z"
         *       },
         *       "link": {
         *         "purpose": "invite",
         *         "url": "http://localhost:3000/admin-access#9UyCeZ0Yc4mBvA1Q0m7oT3m1b9mLq2eVn5d8Qk6pXhs",
         *         "expiresAt": "2026-11-28T09:30:00Z",
         *         "sent": true
         *       }
         *     }
         */
        InvitedUser: {
            user: components["schemas"]["User"];
            link: components["schemas"]["AccessLink"];
        };
        /**
         * @example {
         *       "role": "agent"
         *     }
         */
        UserPatch: {
            /** Format: email */
            email?: string;
            firstName?: string;
            lastName?: string;
            role?: components["schemas"]["Role"];
            disabled?: boolean;
        };
        /** @enum {string} */
        AuditKind: "auth" | "user" | "session" | "property" | "lead" | "post" | "category" | "agent" | "social_link" | "meta_tag" | "setting" | "schedule" | "crm" | "media";
        /**
         * @example {
         *       "id": 12,
         *       "at": "2026-11-21T09:30:00Z",
         *       "actor": {
         *         "id": 1,
         *         "username": "admin",
         *         "role": "admin"
         *       },
         *       "action": "lead.updated",
         *       "subject": {
         *         "kind": "lead",
         *         "id": "7",
         *         "label": "MZL-01"
         *       },
         *       "before": {
         *         "status": "new",
         *         "notes": "[redacted]"
         *       },
         *       "after": {
         *         "status": "contacted",
         *         "notes": "[redacted]"
         *       },
         *       "requestId": "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e"
         *     }
         */
        AuditEntry: {
            id: number;
            at: components["schemas"]["Time"];
            /** @description Null for the system and for somebody who was not signed in */
            actor: {
                id: components["schemas"]["Id"];
                username: string;
                role: components["schemas"]["Role"];
            } | null;
            /** @description Kind and verb, such as lead.updated */
            action: string;
            subject: {
                kind: components["schemas"]["AuditKind"];
                id: string | null;
                label: string | null;
            };
            /** @description What it was, as far as it changed; personal data and secrets stand as [redacted] */
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
            requestId: string | null;
        };
        /**
         * @example {
         *       "entries": [],
         *       "pagination": {
         *         "page": 1,
         *         "limit": 50,
         *         "total": 0,
         *         "totalPages": 0,
         *         "hasNext": false,
         *         "hasPrev": false
         *       }
         *     }
         */
        AuditList: {
            entries: components["schemas"]["AuditEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        KeptMailHead: {
            id: string;
            at: components["schemas"]["Time"];
            to: string;
            subject: string;
            /** @description The lead that it speaks of */
            leadReference: string | null;
        };
        /**
         * @example {
         *       "kept": true,
         *       "mails": [
         *         {
         *           "id": "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e",
         *           "at": "2026-11-21T09:30:01Z",
         *           "to": "hello@manzil.example",
         *           "subject": "New enquiry · استفسار جديد: Noura Al-Kuwari, Contact form",
         *           "leadReference": "MZL-01K8Z6W3T4Q9V2R7XH5N0BCDEF"
         *         }
         *       ]
         *     }
         */
        KeptMails: {
            /** @description False where mails go out by a mail server: then none is added here */
            kept: boolean;
            mails: components["schemas"]["KeptMailHead"][];
        };
        /**
         * @example {
         *       "id": "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e",
         *       "at": "2026-11-21T09:30:01Z",
         *       "to": "hello@manzil.example",
         *       "subject": "New enquiry · استفسار جديد: Noura Al-Kuwari, Contact form",
         *       "text": "New enquiry",
         *       "html": null,
         *       "leadReference": "MZL-01K8Z6W3T4Q9V2R7XH5N0BCDEF"
         *     }
         */
        KeptMail: {
            id: string;
            at: components["schemas"]["Time"];
            to: string;
            subject: string;
            text: string;
            html: string | null;
            leadReference: string | null;
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
        LeadConsent: {
            policyVersion: string;
            marketing: boolean;
            at: components["schemas"]["Time"];
        };
        /** @enum {string} */
        DeliveryState: "pending" | "sending" | "unknown" | "retry_wait" | "delivered" | "missing" | "rejected" | "parked" | "superseded" | "cancelled";
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
         *       "mailDelivery": {
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
            /** @description The mail that tells its agent or the office of it; null for a lead from before there were mails */
            mailDelivery: components["schemas"]["LeadDelivery"] | null;
            createdAt: components["schemas"]["Time"];
            updatedAt: components["schemas"]["Time"];
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
         *           "mailDelivery": {
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
         * @description The contact payload with the same rules; only the source newsletter needs just e-mail and consent to be written to, without name, phone and captcha.
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
         *       "ids": [
         *         1207,
         *         1208
         *       ]
         *     }
         */
        LeadIds: {
            ids: components["schemas"]["Id"][];
        };
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
        /** @description Whether a lead is safe, to be said in one sentence. in_crm, nothing waits; sending, checking (sent without a clear answer) and waiting go on by themselves; refused, parked and missing (a comparison did not find it there once more) need a person; not_sent, nobody owes it to the CRM. */
        LeadSafety: {
            /** @enum {string} */
            kind: "in_crm" | "sending" | "checking" | "waiting" | "refused" | "parked" | "missing" | "not_sent";
            /** @description The CRM has the lead, perhaps in an older version */
            inCrm: boolean;
            crmId: string | null;
            /**
             * Format: date-time
             * @description When the CRM first took it
             */
            since: string | null;
            /** @description The CRM took it once and is told of it again */
            again: boolean;
            /**
             * Format: date-time
             * @description Not before the breaker lets a call through
             */
            nextTryAt: string | null;
            /** Format: date-time */
            waitingSince: string | null;
            /**
             * Format: date-time
             * @description When a comparison last did not find it
             */
            missingAt: string | null;
            /** @description Of the delivery that the kind speaks of */
            attempts: number;
            /** @description What the CRM answered last */
            httpStatus: number | null;
            errorCode: string | null;
            error: string | null;
        };
        TimelineReceived: {
            /** @constant */
            kind: "received";
            at: components["schemas"]["Time"];
            source: components["schemas"]["LeadSource"];
            page: string | null;
            language: components["schemas"]["Language"];
            listing: components["schemas"]["LeadProperty"] | null;
            consent: components["schemas"]["LeadConsent"] | null;
        };
        /** @enum {string} */
        Consumer: "crm" | "mail";
        /** @enum {string} */
        DeliveryEvent: "lead.created" | "lead.updated" | "property.created" | "property.updated" | "property.deleted";
        /** @description From now on the CRM, or the mail to its agent or the office, is owed */
        TimelineOwed: {
            /** @constant */
            kind: "owed";
            at: components["schemas"]["Time"];
            /** Format: uuid */
            deliveryId: string;
            consumer: components["schemas"]["Consumer"];
            event: components["schemas"]["DeliveryEvent"];
            state: components["schemas"]["DeliveryState"];
            attempts: number;
        };
        /** @description What was asked, as it is kept, without anything personal */
        SentRequest: {
            /** @enum {string} */
            operation: "upsert" | "delete" | "mail";
            reference: string;
            version: number;
        };
        TimelineAttempt: {
            /** @constant */
            kind: "attempt";
            at: components["schemas"]["Time"];
            id: number;
            /** Format: uuid */
            deliveryId: string;
            consumer: components["schemas"]["Consumer"];
            event: components["schemas"]["DeliveryEvent"];
            /**
             * @description To take it, or whether it has it
             * @enum {string}
             */
            asked: "send" | "lookup";
            /**
             * Format: date-time
             * @description Null while it runs
             */
            endedAt: string | null;
            durationMs: number | null;
            /** @enum {string|null} */
            outcome: "delivered" | "superseded" | "rejected" | "retry" | "unknown" | "found" | "found_older" | "absent" | "failed" | null;
            /** @description For a mail what SMTP answered */
            httpStatus: number | null;
            errorCode: string | null;
            request: components["schemas"]["SentRequest"] | null;
            /** @description As it is kept, without anything personal */
            answer: string | null;
        };
        /** @description A delivery came to its end */
        TimelineSettled: {
            /** @constant */
            kind: "settled";
            at: components["schemas"]["Time"];
            /** Format: uuid */
            deliveryId: string;
            consumer: components["schemas"]["Consumer"];
            event: components["schemas"]["DeliveryEvent"];
            /** @enum {string} */
            state: "delivered" | "rejected" | "parked" | "superseded" | "cancelled";
            crmId: string | null;
            errorCode: string | null;
            error: string | null;
        };
        /** @description A comparison did not find it in the CRM */
        TimelineMissing: {
            /** @constant */
            kind: "missing";
            at: components["schemas"]["Time"];
            /** Format: uuid */
            deliveryId: string;
            /** @description Once it is sent again; missing once more, it needs a person */
            sentAgain: boolean;
        };
        TimelineStaff: {
            /** @constant */
            kind: "staff";
            at: components["schemas"]["Time"];
            id: number;
            /** @description Null for the system */
            actor: {
                username: string;
                role: components["schemas"]["Role"];
            } | null;
            /** @description Kind and verb, such as lead.updated */
            action: string;
            /** @description As far as it changed; personal data stands as [redacted] */
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * @example {
         *       "safety": {
         *         "kind": "in_crm",
         *         "inCrm": true,
         *         "crmId": "L-000042",
         *         "since": "2026-11-21T09:30:01.000Z",
         *         "again": false,
         *         "nextTryAt": null,
         *         "waitingSince": null,
         *         "missingAt": null,
         *         "attempts": 1,
         *         "httpStatus": null,
         *         "errorCode": null,
         *         "error": null
         *       },
         *       "entries": [
         *         {
         *           "kind": "received",
         *           "at": "2026-11-21T09:30:00.000Z",
         *           "source": "property_inquiry",
         *           "page": "/ar/properties/42",
         *           "language": "ar",
         *           "listing": {
         *             "id": 42,
         *             "referenceId": "LUS-OF-0231",
         *             "title": "Fitted office in Lusail Marina",
         *             "titleAr": "مكتب مجهز في مارينا لوسيل"
         *           },
         *           "consent": {
         *             "policyVersion": "2025-06-15",
         *             "marketing": false,
         *             "at": "2026-11-21T09:30:00.000Z"
         *           }
         *         },
         *         {
         *           "kind": "owed",
         *           "at": "2026-11-21T09:30:00.000Z",
         *           "deliveryId": "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e",
         *           "consumer": "crm",
         *           "event": "lead.created",
         *           "state": "delivered",
         *           "attempts": 1
         *         },
         *         {
         *           "kind": "attempt",
         *           "at": "2026-11-21T09:30:00.400Z",
         *           "id": 7,
         *           "deliveryId": "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e",
         *           "consumer": "crm",
         *           "event": "lead.created",
         *           "asked": "send",
         *           "endedAt": "2026-11-21T09:30:01.000Z",
         *           "durationMs": 600,
         *           "outcome": "delivered",
         *           "httpStatus": 201,
         *           "errorCode": null,
         *           "request": {
         *             "operation": "upsert",
         *             "reference": "MZL-01K8Z6W3T4Q9V2R7XH5N0BCDEF",
         *             "version": 1
         *           },
         *           "answer": "{\"id\":\"L-000042\",\"version\":1}"
         *         },
         *         {
         *           "kind": "settled",
         *           "at": "2026-11-21T09:30:01.000Z",
         *           "deliveryId": "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e",
         *           "consumer": "crm",
         *           "event": "lead.created",
         *           "state": "delivered",
         *           "crmId": "L-000042",
         *           "errorCode": null,
         *           "error": null
         *         },
         *         {
         *           "kind": "staff",
         *           "at": "2026-11-21T10:05:00.000Z",
         *           "id": 12,
         *           "actor": {
         *             "username": "admin",
         *             "role": "admin"
         *           },
         *           "action": "lead.updated",
         *           "before": {
         *             "status": "new"
         *           },
         *           "after": {
         *             "status": "contacted"
         *           }
         *         }
         *       ],
         *       "leftOut": 0
         *     }
         */
        LeadTimeline: {
            safety: components["schemas"]["LeadSafety"];
            /** @description Oldest first */
            entries: (components["schemas"]["TimelineReceived"] | components["schemas"]["TimelineOwed"] | components["schemas"]["TimelineAttempt"] | components["schemas"]["TimelineSettled"] | components["schemas"]["TimelineMissing"] | components["schemas"]["TimelineStaff"])[];
            /** @description Older tries and actions that are not among the entries */
            leftOut: number;
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
        /**
         * @example {
         *       "mailDelivery": {
         *         "state": "delivered",
         *         "attempts": 2,
         *         "dueAt": null,
         *         "lastErrorCode": null,
         *         "lastError": null
         *       }
         *     }
         */
        LeadMailResult: {
            mailDelivery: components["schemas"]["LeadDelivery"] | null;
        };
        PersonEnquiry: {
            id: components["schemas"]["Id"];
            referenceId: string;
            firstName: string;
            lastName: string;
            email: string;
            phone: string | null;
            source: components["schemas"]["LeadSource"];
            status: components["schemas"]["LeadStatus"];
            property: components["schemas"]["LeadProperty"] | null;
            /** @description By which it belongs to the person */
            sameEmail: boolean;
            samePhone: boolean;
            createdAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "enquiries": [
         *         {
         *           "id": 1207,
         *           "referenceId": "MZL-01K8Z6W3T4Q9V2R7XH5N0BCDEF",
         *           "firstName": "نورة",
         *           "lastName": "الكواري",
         *           "email": "noura@example.com",
         *           "phone": "+974 5555 0101",
         *           "source": "newsletter",
         *           "status": "new",
         *           "property": null,
         *           "sameEmail": true,
         *           "samePhone": false,
         *           "createdAt": "2026-11-21T09:30:00Z"
         *         }
         *       ]
         *     }
         */
        PersonEnquiries: {
            enquiries: components["schemas"]["PersonEnquiry"][];
        };
        /**
         * @description Made to be handed to the person. Values are those of the database, in UTC
         * @example {
         *       "exportedAt": "2026-11-22T07:00:00Z",
         *       "enquiries": [
         *         {
         *           "referenceId": "MZL-01K8Z6W3T4Q9V2R7XH5N0BCDEF",
         *           "createdAt": "2026-11-21T09:30:00Z",
         *           "firstName": "نورة",
         *           "lastName": "الكواري",
         *           "email": "noura@example.com",
         *           "deliveries": [
         *             {
         *               "to": "crm",
         *               "event": "lead.created",
         *               "state": "delivered",
         *               "at": "2026-11-21T09:30:01Z",
         *               "externalId": "L-000042"
         *             }
         *           ]
         *         }
         *       ]
         *     }
         */
        PersonExport: {
            exportedAt: components["schemas"]["Time"];
            enquiries: ({
                referenceId: string;
                createdAt: components["schemas"]["Time"];
                email: string;
                /** @description To whom it was handed on, and when */
                deliveries: {
                    /** @enum {string} */
                    to: "crm" | "mail";
                    event: string;
                    state: components["schemas"]["DeliveryState"];
                    at: components["schemas"]["Time"];
                    externalId: string | null;
                }[];
            } & {
                [key: string]: unknown;
            })[];
        };
        /**
         * @example {
         *       "confirmation": "noura@example.com",
         *       "leadIds": [
         *         1207,
         *         1208
         *       ]
         *     }
         */
        PersonErasure: {
            /** @description The e-mail of the lead, typed by who erases */
            confirmation: string;
            /** @description The leads of the person as they were shown; refused when there are others by now */
            leadIds: components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "erased": 2,
         *       "cancelled": 1,
         *       "mailsErased": 2,
         *       "mailsSent": 0,
         *       "crmCopies": [
         *         {
         *           "referenceId": "MZL-01K8Z6W3T4Q9V2R7XH5N0BCDEF",
         *           "crmId": "L-000042"
         *         }
         *       ]
         *     }
         */
        PersonErased: {
            /** @description Leads */
            erased: number;
            /** @description Deliveries that were not sent any more */
            cancelled: number;
            /** @description Mails that were kept here */
            mailsErased: number;
            /** @description Mails that lie in mailboxes of the agency */
            mailsSent: number;
            /** @description What the CRM may have; it must be erased there */
            crmCopies: {
                referenceId: string;
                crmId: string | null;
            }[];
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
         *       "yearBuilt": 2019,
         *       "serviceCharge": "14.00",
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
            /** @description When the building was finished */
            yearBuilt: number | null;
            /** @description QAR per square metre and month, a decimal number as text */
            serviceCharge: string | null;
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
         *           "yearBuilt": 2019,
         *           "serviceCharge": "14.00",
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
            /**
             * @description Every price is in riyals
             * @enum {string}
             */
            currency?: "QAR";
            type: string;
            category?: string | null;
            subcategory?: string | null;
            status: components["schemas"]["PropertyStatus"];
            bedrooms?: number | null;
            bathrooms?: number | null;
            area?: number | null;
            yearBuilt?: number | null;
            serviceCharge?: string | null;
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
         *           "yearBuilt": 2019,
         *           "serviceCharge": "14.00",
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
         *       "yearBuilt": 2019,
         *       "serviceCharge": "14.00",
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
            /** @description When the building was finished */
            yearBuilt: number | null;
            /** @description QAR per square metre and month, a decimal number as text */
            serviceCharge: string | null;
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
            /**
             * @description Every price is in riyals
             * @enum {string}
             */
            currency?: "QAR";
            type?: string;
            category?: string | null;
            subcategory?: string | null;
            status?: components["schemas"]["PropertyStatus"];
            bedrooms?: number | null;
            bathrooms?: number | null;
            area?: number | null;
            yearBuilt?: number | null;
            serviceCharge?: string | null;
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
         *       "phone": "+974 4400 0103",
         *       "email": "layla@example.com",
         *       "bio": "Ten years of offices.\nDepartment: Sales\nLocation: Lusail\nJoin Date: 2016-09-04",
         *       "isActive": true
         *     }
         */
        AgentCreate: {
            name: string;
            nameAr?: string | null;
            title: string;
            titleAr?: string | null;
            /** @description Free text, then the lines 'Department:', 'Location:' and 'Join Date:', and if there is such a thing 'Skills:', 'LinkedIn:' and 'Twitter:' */
            bio: string;
            bioAr?: string | null;
            phone: string;
            whatsappNumber?: string | null;
            /** Format: email */
            email: string;
            specialization?: string | null;
            specializationAr?: string | null;
            /** @description An address, or an inline picture (a data address) of at most 2 MB, which goes to the media store */
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
            /** @description Free text, then the lines 'Department:', 'Location:' and 'Join Date:', and if there is such a thing 'Skills:', 'LinkedIn:' and 'Twitter:' */
            bio?: string;
            bioAr?: string | null;
            phone?: string;
            whatsappNumber?: string | null;
            /** Format: email */
            email?: string;
            specialization?: string | null;
            specializationAr?: string | null;
            /** @description An address, or an inline picture (a data address) of at most 2 MB, which goes to the media store */
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
            id: components["schemas"]["Id"];
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
         *       "version": 2,
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
            /** @description Rises with every change; a PUT that names an older one is refused */
            version: number;
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
            /** @description HTML. Inline pictures (data addresses) of at most 10 MB go to the media store; what a page must not show is taken out; at most 200,000 characters may be left. */
            content: string;
            /** @description An address, or an inline picture of at most 10 MB, which goes to the media store */
            featuredImage?: string | null;
            categoryId?: number | null;
            status?: components["schemas"]["PostStatus"];
            language?: components["schemas"]["Language"];
            tags?: string[];
            /**
             * Format: date-time
             * @description When a published article is shown; one to come is shown from then on. Left out, the first time it was published
             */
            publishedAt?: string | null;
            /** @description The same article in the other language; left out, nothing changes */
            translationId?: number | null;
            /** @description The version that a change was made on */
            version?: number;
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
         *       "ids": [
         *         3,
         *         1,
         *         2
         *       ]
         *     }
         */
        SocialLinkOrder: {
            ids: components["schemas"]["Id"][];
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
                /** @description Rejected, parked, or missing in the CRM */
                failed: number;
                /** @description From accepted to in the CRM */
                medianSeconds: number | null;
            };
        };
        /**
         * @example {
         *       "results": [
         *         {
         *           "kind": "listing",
         *           "id": 42,
         *           "name": "Fitted office in Lusail Marina",
         *           "nameAr": null,
         *           "detail": "LUS-OF-0231 · Lusail",
         *           "active": true
         *         }
         *       ]
         *     }
         */
        StaffSearch: {
            results: {
                /** @enum {string} */
                kind: "listing" | "lead" | "post" | "agent" | "user";
                id: components["schemas"]["Id"];
                name: string;
                nameAr: string | null;
                /** @description What tells it from others: a reference, an address */
                detail: string | null;
                /** @description False for drafts, and accounts that are closed */
                active: boolean;
            }[];
        };
        SeoScore: number;
        /** @description Where something can be done about it */
        SeoTarget: {
            /** @enum {string} */
            screen: "property" | "post" | "blog" | "team" | "social" | "page";
            /** @description Of the listing or the article */
            id: number | null;
            /** @description Of the page */
            path: string | null;
        };
        SeoIssue: {
            /**
             * @description Name of the check, and key of its text
             * @enum {string}
             */
            id: "page_status" | "noindex" | "canonical" | "hreflang_missing" | "hreflang_pair" | "language" | "viewport" | "broken_link" | "sitemap" | "robots" | "title_missing" | "title_length" | "title_duplicate" | "description_missing" | "description_length" | "description_duplicate" | "heading" | "image_alt" | "arabic_missing" | "thin_text" | "slow_page" | "heavy_page" | "not_compressed" | "heavy_image" | "image_broken" | "image_size" | "structured_missing" | "structured_unreadable" | "structured_incomplete" | "breadcrumbs" | "open_graph";
            /** @enum {string} */
            category: "technical" | "content" | "performance" | "structured";
            /** @enum {string} */
            severity: "critical" | "high" | "medium" | "low";
            /** @description Pages that have it */
            affected: number;
            /** @description Pages that were looked at */
            checked: number;
            examples: {
                path: string;
                /** @description What was found, such as a length */
                detail: string | null;
                target: components["schemas"]["SeoTarget"];
            }[];
        };
        SeoOpportunity: {
            /** @enum {string} */
            id: "listings_arabic" | "articles_translation" | "listings_pictures" | "listings_description" | "article_fresh" | "picture_texts" | "listings_place" | "team_pictures" | "social_profiles" | "facebook_tag";
            /** @enum {string} */
            priority: "high" | "medium" | "low";
            count: number;
            target: components["schemas"]["SeoTarget"];
        };
        SeoReport: {
            /** @description Pages that were read */
            pages: number;
            /** @description Pages that the sitemap names */
            knownPages: number;
            /** @description All chosen pages were read in time */
            complete: boolean;
            durationMs: number;
            overall: components["schemas"]["SeoScore"];
            engines: {
                google: components["schemas"]["SeoScore"];
                bing: components["schemas"]["SeoScore"];
                yandex: components["schemas"]["SeoScore"];
                baidu: components["schemas"]["SeoScore"];
                mobile: components["schemas"]["SeoScore"];
            };
            categories: {
                /** @enum {string} */
                id: "technical" | "content" | "performance" | "structured";
                score: components["schemas"]["SeoScore"];
                checks: number;
                passed: number;
            }[];
            issues: components["schemas"]["SeoIssue"][];
            opportunities: components["schemas"]["SeoOpportunity"][];
        };
        /**
         * @example {
         *       "state": "done",
         *       "progress": null,
         *       "lastScan": "2026-11-21T09:30:00Z",
         *       "previous": 92,
         *       "report": {
         *         "pages": 120,
         *         "knownPages": 652,
         *         "complete": true,
         *         "durationMs": 5200,
         *         "overall": 94,
         *         "engines": {
         *           "google": 94,
         *           "bing": 95,
         *           "yandex": 95,
         *           "baidu": 96,
         *           "mobile": 98
         *         },
         *         "categories": [
         *           {
         *             "id": "technical",
         *             "score": 100,
         *             "checks": 9,
         *             "passed": 9
         *           },
         *           {
         *             "id": "content",
         *             "score": 88,
         *             "checks": 10,
         *             "passed": 8
         *           },
         *           {
         *             "id": "performance",
         *             "score": 97,
         *             "checks": 6,
         *             "passed": 5
         *           },
         *           {
         *             "id": "structured",
         *             "score": 100,
         *             "checks": 5,
         *             "passed": 5
         *           }
         *         ],
         *         "issues": [
         *           {
         *             "id": "description_missing",
         *             "category": "content",
         *             "severity": "high",
         *             "affected": 1,
         *             "checked": 120,
         *             "examples": [
         *               {
         *                 "path": "/en/properties/42",
         *                 "detail": null,
         *                 "target": {
         *                   "screen": "property",
         *                   "id": 42,
         *                   "path": "/en/properties/42"
         *                 }
         *               }
         *             ]
         *           }
         *         ],
         *         "opportunities": [
         *           {
         *             "id": "listings_arabic",
         *             "priority": "high",
         *             "count": 4,
         *             "target": {
         *               "screen": "property",
         *               "id": 17,
         *               "path": null
         *             }
         *           }
         *         ]
         *       }
         *     }
         */
        SeoStatus: {
            /**
             * @description Of the newest scan
             * @enum {string}
             */
            state: "never" | "running" | "done" | "failed";
            progress: {
                done: number;
                total: number;
            } | null;
            /**
             * Format: date-time
             * @description When the last finished scan ended
             */
            lastScan: string | null;
            report: components["schemas"]["SeoReport"] | null;
            /** @description Overall score of the scan before */
            previous: number | null;
        };
        /**
         * @example {
         *       "automatic": false
         *     }
         */
        SeoScanRequest: {
            /** @description True when an open page asks by itself */
            automatic: boolean;
        };
        /**
         * @example {
         *       "ids": [
         *         7,
         *         12
         *       ]
         *     }
         */
        PostIds: {
            ids: components["schemas"]["Id"][];
        };
        PlannedPost: {
            id: components["schemas"]["Id"];
            publishedAt: components["schemas"]["Time"];
        };
        /**
         * @example {
         *       "ids": [
         *         7,
         *         12
         *       ],
         *       "action": "publish"
         *     }
         */
        PostBulk: {
            ids: components["schemas"]["Id"][];
            /** @enum {string} */
            action: "publish" | "draft" | "delete";
            /** @description With publish only; those of the ids that appear at a time of their own */
            planned?: components["schemas"]["PlannedPost"][];
        };
        /**
         * @example {
         *       "changed": [
         *         7
         *       ],
         *       "planned": []
         *     }
         */
        PostBulkResult: {
            /** @description Those that are different now; what was so already, and what is gone, is left out */
            changed: components["schemas"]["Id"][];
            /** @description Those of them that were to be published later, and lost their time by becoming drafts */
            planned: components["schemas"]["PlannedPost"][];
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
        /**
         * @example {
         *       "csv": "Reference ID,Price\nLUS-OF-0231,23000\n",
         *       "dryRun": true
         *     }
         */
        PropertyImport: {
            /** @description The text of the file, its first line the names of columns */
            csv: string;
            dryRun: boolean;
            /** @description What the dry run gave; wanted for applying */
            plan?: string;
        };
        /**
         * @example {
         *       "line": 2,
         *       "action": "refused",
         *       "reference": null,
         *       "title": null,
         *       "fields": [],
         *       "problems": [
         *         {
         *           "field": "title",
         *           "code": "required"
         *         }
         *       ]
         *     }
         */
        PropertyImportRow: {
            /** @description In the file; the names of columns are line 1 */
            line: number;
            /** @enum {string} */
            action: "create" | "update" | "unchanged" | "refused";
            reference: string | null;
            title: string | null;
            /** @description What would change */
            fields: string[];
            problems: {
                field: string;
                /** @description required, value, repeated, deleted, reference_taken or fixed */
                code: string;
            }[];
        };
        /**
         * @example {
         *       "applied": false,
         *       "plan": "9f86d081884c7d65",
         *       "created": 0,
         *       "updated": 1,
         *       "unchanged": 0,
         *       "refused": 0,
         *       "ignoredColumns": [
         *         "Created"
         *       ],
         *       "rows": [
         *         {
         *           "line": 2,
         *           "action": "update",
         *           "reference": "LUS-OF-0231",
         *           "title": "Fitted office",
         *           "fields": [
         *             "price"
         *           ],
         *           "problems": []
         *         }
         *       ]
         *     }
         */
        PropertyImportResult: {
            applied: boolean;
            /** @description Names exactly this outcome */
            plan: string;
            created: number;
            updated: number;
            unchanged: number;
            refused: number;
            ignoredColumns: string[];
            rows: components["schemas"]["PropertyImportRow"][];
        };
        /**
         * @example {
         *       "running": true,
         *       "done": 120,
         *       "total": 800
         *     }
         */
        ImportProgress: {
            /** @description False before it begins and after it has ended */
            running: boolean;
            done: number;
            total: number;
        };
        /** @enum {string} */
        CrmOwnedField: "title" | "description" | "price" | "currency" | "type" | "status" | "category" | "subcategory" | "bedrooms" | "bathrooms" | "area" | "yearBuilt" | "serviceCharge" | "areaUnit" | "address" | "city" | "state" | "zipCode" | "latitude" | "longitude" | "images" | "features";
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
         *         "titleAr": "مكتب مجهز في مارينا لوسيل",
         *         "description": "A bright fitted office above the marina promenade.",
         *         "descriptionAr": "مكتب مجهز ومشرق يطل على ممشى المارينا.",
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
         *         "yearBuilt": 2019,
         *         "serviceCharge": "14.00",
         *         "areaUnit": "sqm",
         *         "address": "Marina Twin Towers",
         *         "city": "Lusail",
         *         "state": "Marina District",
         *         "zipCode": null,
         *         "latitude": 25.4183,
         *         "longitude": 51.5256,
         *         "images": [
         *           "/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08/1280.webp"
         *         ],
         *         "features": [
         *           "Central cooling",
         *           "Two parking bays"
         *         ],
         *         "source": "crm",
         *         "agentId": 3,
         *         "isFeatured": true,
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
        /** @enum {string} */
        ChatProvider: "built-in" | "openai" | "anthropic" | "gemini";
        /** @enum {string} */
        AssistantProvider: "openai" | "anthropic" | "gemini";
        AssistantModel: string;
        /** @description An outside service that can word the answers */
        Assistant: {
            provider: components["schemas"]["AssistantProvider"];
            model: components["schemas"]["AssistantModel"];
            /**
             * @description unreadable: encrypted under another SETTINGS_KEY; it must be entered again
             * @enum {string}
             */
            keyState: "none" | "stored" | "unreadable";
            /** Format: date-time */
            keySavedAt: string | null;
        };
        /**
         * @example {
         *       "enabled": true,
         *       "provider": "openai",
         *       "autoResponse": true,
         *       "leadGeneration": true,
         *       "assistants": [
         *         {
         *           "provider": "openai",
         *           "model": "gpt-4.1-mini",
         *           "keyState": "stored",
         *           "keySavedAt": "2026-11-21T10:00:00Z"
         *         },
         *         {
         *           "provider": "anthropic",
         *           "model": "claude-haiku-4-5",
         *           "keyState": "none",
         *           "keySavedAt": null
         *         },
         *         {
         *           "provider": "gemini",
         *           "model": "gemini-2.5-flash-lite",
         *           "keyState": "none",
         *           "keySavedAt": null
         *         }
         *       ]
         *     }
         */
        ChatSettings: {
            /** @description Whether visitors find the chat */
            enabled: boolean;
            provider: components["schemas"]["ChatProvider"];
            /** @description The chat speaks first */
            autoResponse: boolean;
            /** @description Answers offer the visitor to leave their details */
            leadGeneration: boolean;
            assistants: components["schemas"]["Assistant"][];
        };
        MarketingService: {
            enabled: boolean;
            id: string | null;
        };
        /**
         * @example {
         *       "googleAnalytics": {
         *         "enabled": true,
         *         "id": "G-AB12CD34EF"
         *       },
         *       "metaPixel": {
         *         "enabled": false,
         *         "id": null
         *       },
         *       "tiktokPixel": {
         *         "enabled": false,
         *         "id": null
         *       },
         *       "fromEnvironment": null
         *     }
         */
        MarketingSettings: {
            googleAnalytics: components["schemas"]["MarketingService"];
            metaPixel: components["schemas"]["MarketingService"];
            tiktokPixel: components["schemas"]["MarketingService"];
            /** @description The measurement id of the server's environment, which holds until these settings are saved once */
            fromEnvironment: string | null;
        };
        /**
         * @example {
         *       "scheduleTime": "*\/15 * * * *",
         *       "isActive": true,
         *       "lastRun": "2026-11-21T10:00:00Z",
         *       "nextRuns": [
         *         "2026-11-21T10:15:00Z",
         *         "2026-11-21T10:30:00Z",
         *         "2026-11-21T10:45:00Z"
         *       ]
         *     }
         */
        SyncSchedule: {
            /** @description Five-field cron expression, in the time of Qatar */
            scheduleTime: string;
            isActive: boolean;
            /** Format: date-time */
            lastRun: string | null;
            nextRuns: components["schemas"]["Time"][];
        };
        /**
         * @example {
         *       "chat": {
         *         "enabled": true,
         *         "provider": "openai",
         *         "autoResponse": true,
         *         "leadGeneration": true,
         *         "assistants": [
         *           {
         *             "provider": "openai",
         *             "model": "gpt-4.1-mini",
         *             "keyState": "stored",
         *             "keySavedAt": "2026-11-21T10:00:00Z"
         *           },
         *           {
         *             "provider": "anthropic",
         *             "model": "claude-haiku-4-5",
         *             "keyState": "none",
         *             "keySavedAt": null
         *           },
         *           {
         *             "provider": "gemini",
         *             "model": "gemini-2.5-flash-lite",
         *             "keyState": "none",
         *             "keySavedAt": null
         *           }
         *         ]
         *       },
         *       "marketing": {
         *         "googleAnalytics": {
         *           "enabled": true,
         *           "id": "G-AB12CD34EF"
         *         },
         *         "metaPixel": {
         *           "enabled": false,
         *           "id": null
         *         },
         *         "tiktokPixel": {
         *           "enabled": false,
         *           "id": null
         *         },
         *         "fromEnvironment": null
         *       },
         *       "schedule": {
         *         "scheduleTime": "*\/15 * * * *",
         *         "isActive": true,
         *         "lastRun": "2026-11-21T10:00:00Z",
         *         "nextRuns": [
         *           "2026-11-21T10:15:00Z",
         *           "2026-11-21T10:30:00Z",
         *           "2026-11-21T10:45:00Z"
         *         ]
         *       }
         *     }
         */
        Settings: {
            chat: components["schemas"]["ChatSettings"];
            marketing: components["schemas"]["MarketingSettings"];
            schedule: components["schemas"]["SyncSchedule"];
        };
        AssistantKey: string;
        AssistantChange: {
            model?: components["schemas"]["AssistantModel"];
            /** @description Null: the key is forgotten */
            key?: components["schemas"]["AssistantKey"] | null;
        };
        /**
         * @example {
         *       "enabled": true,
         *       "provider": "openai",
         *       "autoResponse": true,
         *       "leadGeneration": false,
         *       "assistants": {
         *         "openai": {
         *           "key": "an-invented-key-of-openai",
         *           "model": "gpt-4.1-mini"
         *         }
         *       }
         *     }
         */
        ChatSettingsChange: {
            enabled: boolean;
            provider: components["schemas"]["ChatProvider"];
            autoResponse: boolean;
            leadGeneration: boolean;
            /** @description Those that change; what is left out stays */
            assistants?: {
                openai?: components["schemas"]["AssistantChange"];
                anthropic?: components["schemas"]["AssistantChange"];
                gemini?: components["schemas"]["AssistantChange"];
            };
        };
        /**
         * @example {
         *       "provider": "anthropic",
         *       "key": "an-invented-key-of-anthropic",
         *       "model": "claude-haiku-4-5"
         *     }
         */
        AssistantTrial: {
            provider: components["schemas"]["ChatProvider"];
            key?: components["schemas"]["AssistantKey"];
            model?: components["schemas"]["AssistantModel"];
        };
        /**
         * @example {
         *       "outcome": "refused",
         *       "status": 401,
         *       "message": "Incorrect API key provided.",
         *       "milliseconds": 212
         *     }
         */
        AssistantReport: {
            /** @enum {string} */
            outcome: "answered" | "refused" | "unreadable" | "timeout" | "unreachable";
            /** @description Of the HTTP answer; null when none came, or none was needed */
            status: number | null;
            /** @description What the other side wrote, without keys; may be empty */
            message: string;
            milliseconds: number;
        };
        /**
         * @example {
         *       "googleAnalytics": {
         *         "enabled": true,
         *         "id": "G-AB12CD34EF"
         *       },
         *       "metaPixel": {
         *         "enabled": true,
         *         "id": "123456789012345"
         *       },
         *       "tiktokPixel": {
         *         "enabled": false,
         *         "id": null
         *       }
         *     }
         */
        MarketingSettingsChange: {
            googleAnalytics: {
                enabled: boolean;
                id: string | null;
            };
            metaPixel: {
                enabled: boolean;
                id: string | null;
            };
            tiktokPixel: {
                enabled: boolean;
                id: string | null;
            };
        };
        /**
         * @example {
         *       "scheduleTime": "0 *\/6 * * *",
         *       "isActive": true
         *     }
         */
        SyncScheduleChange: {
            /** @description Five-field cron expression, in the time of Qatar; at most every five minutes */
            scheduleTime: string;
            isActive: boolean;
        };
        /** @description What keeps calls from a CRM that fails */
        CrmBreaker: {
            /** @enum {string} */
            state: "closed" | "half_open" | "open";
            /**
             * Format: date-time
             * @description When it came to this state; null before it ever opened
             */
            since: string | null;
            /**
             * Format: date-time
             * @description While open, when a few leads are tried again
             */
            nextProbeAt: string | null;
            /** @description While not closed: breaker.only_failures, breaker.long_pause, or the code of a refused key or address */
            reason: string | null;
            /** @description A person is needed: the key or the address is refused, or a pause of more than an hour was asked for */
            alert: boolean;
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
         *       "breaker": {
         *         "state": "closed",
         *         "since": null,
         *         "nextProbeAt": null,
         *         "reason": null,
         *         "alert": false
         *       },
         *       "pausedUntil": null,
         *       "pendingOperations": 1,
         *       "needPerson": 0,
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
         *       ],
         *       "demo": true
         *     }
         */
        CrmStatus: {
            provider: string;
            isOnline: boolean;
            /**
             * @description offline while the breaker is open; degraded while it is half open, or more than a tenth of five minutes' calls failed
             * @enum {string}
             */
            mode: "online" | "degraded" | "offline";
            breaker: components["schemas"]["CrmBreaker"];
            /**
             * Format: date-time
             * @description The CRM asked for a pause; until then nothing, or not everything, is sent to it
             */
            pausedUntil: string | null;
            /** @description Deliveries that wait or are under way */
            pendingOperations: number;
            /** @description Deliveries that the CRM refused or lost again, or that were set aside; they wait for staff */
            needPerson: number;
            /** @description Attempts that failed */
            totalFailures: number;
            /** @description Milliseconds since the connection was last lost or the platform started */
            uptime: number;
            /** Format: date-time */
            lastSuccessfulSync: string | null;
            pendingOperationsList: components["schemas"]["CrmOperation"][];
            /** @description Demo mode: the CRM is the sandbox, and administrators may break it */
            demo: boolean;
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
        /**
         * @example {
         *       "released": 12
         *     }
         */
        EndedPause: {
            /** @description Deliveries that wait no longer for the pause to end */
            released: number;
        };
        SyncRun: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            trigger: "first-start" | "schedule" | "staff";
            /** @description All listings were asked for, not only what changed */
            full: boolean;
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
            /** @description Such as sync.crm_unavailable */
            errorCode: string | null;
        };
        /**
         * @example [
         *       {
         *         "id": 1,
         *         "trigger": "first-start",
         *         "full": true,
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
         *         "errorText": null,
         *         "errorCode": null
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
        HeldBack: {
            id: components["schemas"]["Id"];
            /** @description Null when not even this could be read */
            referenceId: string | null;
            /** @enum {string} */
            duplicateStatus: "quarantined" | "duplicate";
            duplicateReason: string | null;
            /** Format: uuid */
            syncBatch: string;
            startedAt: components["schemas"]["Time"];
        };
        /**
         * @example [
         *       {
         *         "id": 301,
         *         "referenceId": "LUS-OF-0231",
         *         "duplicateStatus": "quarantined",
         *         "duplicateReason": "price: expected number",
         *         "syncBatch": "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e",
         *         "startedAt": "2026-11-21T09:30:00Z"
         *       }
         *     ]
         */
        HeldBackList: components["schemas"]["HeldBack"][];
        /**
         * @example {
         *       "runId": 12,
         *       "decision": "refuse"
         *     }
         */
        RemovalAnswer: {
            runId: components["schemas"]["Id"];
            /** @enum {string} */
            decision: "apply" | "refuse";
        };
        /**
         * @example {
         *       "decision": "refuse",
         *       "pull": "none",
         *       "detail": null
         *     }
         */
        RemovalResult: {
            /** @enum {string} */
            decision: "apply" | "refuse";
            /**
             * @description What came of the pull that follows apply; later when the schedule must carry it out
             * @enum {string}
             */
            pull: "none" | "done" | "running" | "later";
            /** @description The words of the sync service */
            detail: string | null;
        };
        Delivery: {
            /** Format: uuid */
            id: string;
            consumer: components["schemas"]["Consumer"];
            event: components["schemas"]["DeliveryEvent"];
            subject: {
                /** @enum {string} */
                kind: "lead" | "property";
                id: components["schemas"]["Id"];
                /** @description Nothing personal */
                reference: string | null;
                /** @description False once it was deleted here */
                exists: boolean;
            };
            state: components["schemas"]["DeliveryState"];
            attempts: number;
            createdAt: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description Null when it does not wait
             */
            waitingSince: string | null;
            /**
             * Format: date-time
             * @description Null when none comes by itself; not before the breaker lets a call through
             */
            nextTryAt: string | null;
            /** Format: date-time */
            settledAt: string | null;
            lastErrorCode: string | null;
            lastError: string | null;
        };
        /** @description By state, whatever state is asked for */
        DeliveryCounts: {
            pending: number;
            sending: number;
            unknown: number;
            retry_wait: number;
            delivered: number;
            rejected: number;
            parked: number;
            /** @description Delivered once, and lost by the CRM more than once */
            missing: number;
            superseded: number;
            cancelled: number;
        };
        /**
         * @example {
         *       "deliveries": [
         *         {
         *           "id": "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e",
         *           "consumer": "crm",
         *           "event": "lead.created",
         *           "subject": {
         *             "kind": "lead",
         *             "id": 1207,
         *             "reference": "MZL-01K8Z6W3T4Q9V2R7XH5N0BCDEF",
         *             "exists": true
         *           },
         *           "state": "retry_wait",
         *           "attempts": 2,
         *           "createdAt": "2026-11-21T09:30:00Z",
         *           "waitingSince": "2026-11-21T09:30:00Z",
         *           "nextTryAt": "2026-11-21T09:31:15Z",
         *           "settledAt": null,
         *           "lastErrorCode": "crm.no_connection",
         *           "lastError": "The CRM could not be reached"
         *         }
         *       ],
         *       "counts": {
         *         "pending": 0,
         *         "sending": 0,
         *         "unknown": 0,
         *         "retry_wait": 1,
         *         "delivered": 41,
         *         "rejected": 0,
         *         "parked": 0,
         *         "missing": 0,
         *         "superseded": 2,
         *         "cancelled": 0
         *       },
         *       "oldestWaitingMs": 61000,
         *       "nextTryAt": "2026-11-21T09:31:15Z",
         *       "pagination": {
         *         "page": 1,
         *         "limit": 50,
         *         "total": 44,
         *         "totalPages": 1,
         *         "hasNext": false,
         *         "hasPrev": false
         *       }
         *     }
         */
        DeliveryList: {
            deliveries: components["schemas"]["Delivery"][];
            counts: components["schemas"]["DeliveryCounts"];
            /** @description How long the oldest has waited of what the filters find in any state; null when nothing waits */
            oldestWaitingMs: number | null;
            /**
             * Format: date-time
             * @description The earliest next try of the same
             */
            nextTryAt: string | null;
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @example {
         *       "ids": [
         *         "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e"
         *       ]
         *     }
         */
        DeliveryIds: {
            ids: string[];
        };
        /** @description What came into one of these states at such a time */
        ReplayWindow: {
            from: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description UTC; included, and not before from
             */
            to: string;
            states: ("rejected" | "parked" | "missing")[];
            /**
             * @description Only what goes to this side; both when left out
             * @enum {string}
             */
            consumer?: "crm" | "mail";
        };
        /**
         * @description Either ids or a window
         * @example {
         *       "window": {
         *         "from": "2026-11-21T06:00:00Z",
         *         "to": "2026-11-21T09:30:00Z",
         *         "states": [
         *           "rejected",
         *           "parked"
         *         ]
         *       }
         *     }
         */
        ReplayRequest: {
            ids?: string[];
            window?: components["schemas"]["ReplayWindow"];
        };
        /**
         * @example {
         *       "replayed": 12,
         *       "skipped": 1
         *     }
         */
        ReplayResult: {
            /** @description Deliveries that wait again */
            replayed: number;
            /** @description Deliveries that were left as they are */
            skipped: number;
        };
        /**
         * @example {
         *       "id": 7,
         *       "provider": "sandbox",
         *       "trigger": "schedule",
         *       "state": "done",
         *       "startedAt": "2026-11-21T09:30:00Z",
         *       "endedAt": "2026-11-21T09:30:04Z",
         *       "from": "2026-11-20T09:30:00Z",
         *       "to": "2026-11-21T09:29:40Z",
         *       "progress": {
         *         "done": 214,
         *         "total": 214
         *       },
         *       "missing": 1,
         *       "missingAgain": 0,
         *       "duplicates": 1,
         *       "unknownRecords": 0,
         *       "skipped": 2,
         *       "unanswered": 0,
         *       "alert": true,
         *       "errorCode": null
         *     }
         */
        Reconciliation: {
            id: components["schemas"]["Id"];
            provider: string;
            /** @enum {string} */
            trigger: "schedule" | "staff";
            /**
             * @description lost: it showed no life for 60 s and was given up
             * @enum {string}
             */
            state: "running" | "done" | "failed" | "lost";
            startedAt: components["schemas"]["Time"];
            /** Format: date-time */
            endedAt: string | null;
            from: components["schemas"]["Time"];
            /**
             * Format: date-time
             * @description What was delivered later is too young to be compared
             */
            to: string;
            /** @description Subjects compared, and how many there are; total is 0 until they were counted */
            progress: {
                done: number;
                total: number;
            };
            /** @description The CRM did not have them; they are sent again */
            missing: number;
            /** @description They were sent again before and are missing once more */
            missingAgain: number;
            /** @description References of ours that the CRM has more than once */
            duplicates: number;
            /** @description Records of the CRM under a reference of ours that we do not have */
            unknownRecords: number;
            /** @description Erased, deleted, or on their way again */
            skipped: number;
            /** @description The CRM could not be asked about them */
            unanswered: number;
            /** @description Somebody should look: at the findings, or at why it cannot be made */
            alert: boolean;
            /** @description Why it did not come to its end, such as crm.unavailable; of one that runs, why it waits to ask the CRM again, such as breaker.open */
            errorCode: string | null;
        };
        /**
         * @example [
         *       {
         *         "id": 7,
         *         "provider": "sandbox",
         *         "trigger": "schedule",
         *         "state": "done",
         *         "startedAt": "2026-11-21T09:30:00Z",
         *         "endedAt": "2026-11-21T09:30:04Z",
         *         "from": "2026-11-20T09:30:00Z",
         *         "to": "2026-11-21T09:29:40Z",
         *         "progress": {
         *           "done": 214,
         *           "total": 214
         *         },
         *         "missing": 1,
         *         "missingAgain": 0,
         *         "duplicates": 1,
         *         "unknownRecords": 0,
         *         "skipped": 2,
         *         "unanswered": 0,
         *         "alert": true,
         *         "errorCode": null
         *       }
         *     ]
         */
        Reconciliations: components["schemas"]["Reconciliation"][];
        /**
         * @example {
         *       "id": 8
         *     }
         */
        ReconciliationStarted: {
            id: components["schemas"]["Id"];
        };
        /** @description References and ids only, nothing about a person */
        ReconciliationFinding: {
            /** @enum {string} */
            kind: "missing" | "missing_again" | "duplicate" | "unknown_record";
            reference: string;
            /** @enum {string} */
            subjectKind: "lead" | "property";
            /** @description Null where we do not have it */
            subjectId: number | null;
            /**
             * Format: uuid
             * @description The delivery that said so
             */
            deliveryId: string | null;
            /** @description How that delivery stands now; null where there is none any more */
            deliveryState: components["schemas"]["DeliveryState"] | null;
            /** @description How many records the CRM has under this reference */
            records: number;
        };
        /**
         * @example {
         *       "reconciliation": {
         *         "id": 7,
         *         "provider": "sandbox",
         *         "trigger": "schedule",
         *         "state": "done",
         *         "startedAt": "2026-11-21T09:30:00Z",
         *         "endedAt": "2026-11-21T09:30:04Z",
         *         "from": "2026-11-20T09:30:00Z",
         *         "to": "2026-11-21T09:29:40Z",
         *         "progress": {
         *           "done": 214,
         *           "total": 214
         *         },
         *         "missing": 1,
         *         "missingAgain": 0,
         *         "duplicates": 1,
         *         "unknownRecords": 0,
         *         "skipped": 2,
         *         "unanswered": 0,
         *         "alert": true,
         *         "errorCode": null
         *       },
         *       "findings": [
         *         {
         *           "kind": "missing",
         *           "reference": "MZL-01K8Z6W3T4Q9V2R7XH5N0BCDEF",
         *           "subjectKind": "lead",
         *           "subjectId": 42,
         *           "deliveryId": "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e",
         *           "deliveryState": "delivered",
         *           "records": 0
         *         },
         *         {
         *           "kind": "duplicate",
         *           "reference": "MZL-01K8Z6W3T4Q9V2R7XH5N0BCDEG",
         *           "subjectKind": "lead",
         *           "subjectId": 43,
         *           "deliveryId": "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6f",
         *           "deliveryState": "delivered",
         *           "records": 2
         *         }
         *       ]
         *     }
         */
        ReconciliationReport: {
            reconciliation: components["schemas"]["Reconciliation"];
            /** @description The first 1,000; the counts count all */
            findings: components["schemas"]["ReconciliationFinding"][];
        };
        /**
         * @example {}
         * @example {
         *       "ids": [
         *         "0198f3c2-6f0e-7c1a-9d3e-5a1f0b2c4d6e"
         *       ]
         *     }
         */
        ResendRequest: {
            /** @description Deliveries among the findings; all that are missing when left out */
            ids?: string[];
        };
        /** @example sandbox */
        ProviderName: string;
        /** @description What the CRM can; the platform behaves by it */
        CrmCapabilities: {
            /** @description A repeated key has no second effect */
            idempotentByKey: boolean;
            /** @description It can be asked what it has under a reference of ours */
            lookupByReference: boolean;
            takesLeads: boolean;
            takesListings: boolean;
            givesListings: boolean;
            /** @description It tells which listings are gone */
            givesDeletions: boolean;
            /** @description It lists what it has under which reference */
            listsReferences: boolean;
            /** @description How long after a write a lookup may miss it */
            visibilityHorizonMs: number;
        };
        /**
         * @description unreadable: stored under another SETTINGS_KEY, so that it must be entered again. default: the key that the sandbox has when nobody set one.
         * @enum {string}
         */
        CredentialSource: "environment" | "settings" | "unreadable" | "default" | "none";
        CrmCredentials: {
            apiKey: components["schemas"]["CredentialSource"];
            clientId: components["schemas"]["CredentialSource"];
            clientSecret: components["schemas"]["CredentialSource"];
            /**
             * Format: date-time
             * @description When something was last stored in the settings
             */
            savedAt: string | null;
        };
        FormerDeliveries: {
            provider: components["schemas"]["ProviderName"];
            /** @description Surely not sent */
            waiting: number;
            /** @description Sent, and nobody knows with what result */
            uncertain: number;
            /** @description Refused or set aside */
            setAside: number;
            oldestAt: components["schemas"]["Time"];
        };
        /** @description Listings that staff changed while the CRM took none, and of which it was not told since */
        UntoldListings: {
            listings: number;
            /**
             * Format: date-time
             * @description The oldest such change
             */
            oldestAt: string | null;
        };
        /**
         * @example {
         *       "name": "sandbox",
         *       "capabilities": {
         *         "idempotentByKey": false,
         *         "lookupByReference": true,
         *         "takesLeads": true,
         *         "takesListings": true,
         *         "givesListings": true,
         *         "givesDeletions": true,
         *         "listsReferences": true,
         *         "visibilityHorizonMs": 5000
         *       },
         *       "discoveredAt": "2026-11-21T10:00:00Z",
         *       "credentials": {
         *         "apiKey": "settings",
         *         "clientId": "none",
         *         "clientSecret": "none",
         *         "savedAt": "2026-11-21T10:00:00Z"
         *       },
         *       "former": [
         *         {
         *           "provider": "reso",
         *           "waiting": 3,
         *           "uncertain": 1,
         *           "setAside": 0,
         *           "oldestAt": "2026-11-20T10:00:00Z"
         *         }
         *       ],
         *       "untold": {
         *         "listings": 2,
         *         "oldestAt": "2026-11-20T10:00:00Z"
         *       }
         *     }
         */
        CrmProvider: {
            name: components["schemas"]["ProviderName"];
            capabilities: components["schemas"]["CrmCapabilities"];
            /**
             * Format: date-time
             * @description When the CRM was last asked; null: this is assumed
             */
            discoveredAt: string | null;
            credentials: components["schemas"]["CrmCredentials"];
            former: components["schemas"]["FormerDeliveries"][];
            untold: components["schemas"]["UntoldListings"];
        };
        ConnectionFinding: {
            /** @enum {string} */
            code: "fine" | "not_configured" | "key_missing" | "token_address_missing" | "scheme_wrong" | "no_connection" | "no_answer" | "certificate" | "key_refused" | "scope_missing" | "property_missing" | "not_this_protocol" | "resource_missing" | "field_missing" | "clock_apart" | "too_many_requests" | "server_error" | "on_offer" | "part_refused" | "lookups_unread" | "pull_fails";
            /** @description For the words */
            params: {
                [key: string]: string;
            };
        };
        /**
         * @example {
         *       "ok": false,
         *       "findings": [
         *         {
         *           "code": "scope_missing",
         *           "params": {
         *             "scope": "crm.objects.deals.write"
         *           }
         *         }
         *       ]
         *     }
         */
        ConnectionCheck: {
            /** @description Whether the platform can work with it as it is */
            ok: boolean;
            findings: components["schemas"]["ConnectionFinding"][];
        };
        Credential: string | null;
        /**
         * @description Left out: stays. Null: is forgotten.
         * @example {
         *       "apiKey": "an-invented-key-0123456789"
         *     }
         */
        CrmCredentialsChange: {
            apiKey?: components["schemas"]["Credential"];
            clientId?: components["schemas"]["Credential"];
            clientSecret?: components["schemas"]["Credential"];
        };
        /**
         * @example {
         *       "provider": "reso",
         *       "decision": "send"
         *     }
         */
        FormerAnswer: {
            provider: components["schemas"]["ProviderName"];
            /** @enum {string} */
            decision: "send" | "leave";
        };
        /**
         * @example {
         *       "settled": 4,
         *       "sent": 3,
         *       "remaining": 0
         *     }
         */
        FormerResult: {
            /** @description Deliveries of the former CRM that were settled */
            settled: number;
            /** @description New deliveries to the connected CRM */
            sent: number;
            /** @description Still open */
            remaining: number;
        };
        /**
         * @example {
         *       "decision": "send"
         *     }
         */
        UntoldAnswer: {
            /** @enum {string} */
            decision: "send" | "leave";
        };
        /**
         * @example {
         *       "listings": 12,
         *       "remaining": 0
         *     }
         */
        UntoldResult: {
            /** @description Listings that were settled by the decision */
            listings: number;
            /** @description Still open */
            remaining: number;
        };
        /**
         * @description The ways in which the CRM of the demo can be made to misbehave; rates are shares of its calls
         * @example {
         *       "error500": 0.5,
         *       "tooMany429": 0,
         *       "cutAfterWrite": 0.2,
         *       "malformed": 0,
         *       "lostWrite": 0,
         *       "duplicateWrite": 0,
         *       "retryAfterSeconds": 2,
         *       "delayMs": 0,
         *       "idempotent": true
         *     }
         */
        CrmFaults: {
            /** @description Answers 500 before anything is written */
            error500: number;
            /** @description Answers 429 with Retry-After */
            tooMany429: number;
            /** @description Writes, then cuts the connection without an answer */
            cutAfterWrite: number;
            /** @description Writes and answers with what is no JSON */
            malformed: number;
            /** @description Answers that it was written and stores nothing */
            lostWrite: number;
            /** @description Stores the record twice */
            duplicateWrite: number;
            /** @description What tooMany429 asks for */
            retryAfterSeconds: number;
            /** @description Waits this long before it answers */
            delayMs: number;
            /** @description Whether it recognises what it was sent before */
            idempotent: boolean;
        };
        /** @description The test leads since they were last removed. accepted is inCrm, waiting, setAside, unconfirmed and lost together; what the CRM has counts as inCrm, whatever the ledger says so far. */
        TestLeads: {
            /** @description Leads are being sent or removed just now */
            running: boolean;
            /** @description The form was answered with 201 */
            accepted: number;
            /** @description Rows in the database */
            stored: number;
            /** @description Asked of the CRM by our references; null while it cannot be asked, and what the ledger has as delivered counts as unconfirmed */
            inCrm: number | null;
            /** @description References that the CRM has more than once */
            duplicates: number | null;
            /** @description Times that the CRM had it already although it never said so, and nothing was sent again or written twice */
            duplicatesPrevented: number;
            /** @description Not in the CRM yet, and on the way */
            waiting: number;
            /** @description Refused by the CRM, parked, or lost there; a person decides */
            setAside: number;
            /** @description The CRM said that it was written and does not have it; a comparison finds it and sends it again */
            unconfirmed: number;
            /** @description Accepted and none of these */
            lost: number;
            /** @description Deliveries that wait, are sent or are looked up */
            unsettled: number;
            /** @description From being accepted to being delivered, or until now; null without test leads */
            longestWaitMs: number | null;
        };
        /**
         * @example {
         *       "faults": {
         *         "error500": 0.5,
         *         "tooMany429": 0,
         *         "cutAfterWrite": 0.2,
         *         "malformed": 0,
         *         "lostWrite": 0,
         *         "duplicateWrite": 0,
         *         "retryAfterSeconds": 2,
         *         "delayMs": 0,
         *         "idempotent": true
         *       },
         *       "leads": {
         *         "running": false,
         *         "accepted": 50,
         *         "stored": 50,
         *         "inCrm": 31,
         *         "duplicates": 0,
         *         "duplicatesPrevented": 4,
         *         "waiting": 19,
         *         "setAside": 0,
         *         "unconfirmed": 0,
         *         "lost": 0,
         *         "unsettled": 22,
         *         "longestWaitMs": 41000
         *       }
         *     }
         */
        CrmTest: {
            /** @description Null while the CRM itself cannot be asked */
            faults: components["schemas"]["CrmFaults"] | null;
            leads: components["schemas"]["TestLeads"];
        };
        /**
         * @example {
         *       "accepted": 50,
         *       "refused": 0
         *     }
         */
        TestLeadsSent: {
            accepted: number;
            /** @description Not accepted, so nothing is owed */
            refused: number;
        };
        /**
         * @example {
         *       "deleted": 50
         *     }
         */
        TestLeadsRemoved: {
            deleted: number;
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
        /** @description A pull that would have removed more than a fifth of the listings. It changed nothing and waits for a person; a refused one waits until the CRM has the listings again, or until somebody decides otherwise. */
        RemovalQuestion: {
            runId: components["schemas"]["Id"];
            wouldRemove: number;
            /** @description Listings from the CRM that are here now */
            present: number;
            stoppedAt: components["schemas"]["Time"];
            /** @enum {string|null} */
            decision: "apply" | "refuse" | null;
            /** @description Name of the account */
            decidedBy: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            examples: {
                reference: string;
                title: string;
            }[];
        };
        /**
         * @description The pull of listings, as the dashboard's badge and the CRM page read it
         * @example {
         *       "provider": "sandbox",
         *       "status": "success",
         *       "lastSync": "2026-11-21T09:30:01Z",
         *       "lastSyncFormatted": "21 Nov 2026, 12:30",
         *       "durationMs": 3200,
         *       "durationFormatted": "3.2 s",
         *       "fullPullMs": 95000,
         *       "currentPropertiesCount": 300,
         *       "availableProperties": 287,
         *       "crmPropertiesCount": 301,
         *       "restrictedCount": 1,
         *       "imageCoverage": 96.7,
         *       "imageCount": 1204,
         *       "propertiesWithImages": 290,
         *       "propertiesWithoutImages": 10,
         *       "pictures": {
         *         "waiting": 40,
         *         "failing": 2,
         *         "failingReferences": [
         *           "10482"
         *         ]
         *       },
         *       "referenceIdFormat": "Mixed (Numeric & Text)",
         *       "connection": {
         *         "connected": true,
         *         "problem": null
         *       },
         *       "error": null,
         *       "errorCode": null,
         *       "progress": null,
         *       "question": null
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
            /** @description How long the last finished pull took */
            durationMs: number | null;
            /** @description Such as 3.2 s */
            durationFormatted: string | null;
            /** @description How long the last finished pull of everything took */
            fullPullMs: number | null;
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
            /** @description What is still to be fetched from the CRM; listings do not wait for it */
            pictures: {
                /** @description Not fetched yet, and nothing has gone wrong */
                waiting: number;
                /** @description Could not be had so far; most are tried again, less and less often */
                failing: number;
                /** @description Some of the listings that they belong to */
                failingReferences: string[];
            };
            /** @enum {string|null} */
            referenceIdFormat: "Numeric" | "Text" | "Mixed (Numeric & Text)" | null;
            connection: {
                /** @description The last contact with the CRM succeeded */
                connected: boolean;
                /** @description What went wrong at the last contact, as a code: of a delivery, sync.crm_unavailable, or crm.not_contacted */
                problem: string | null;
            };
            /** @description Why the last pull failed */
            error: string | null;
            /** @description The same as a code, such as sync.crm_unavailable */
            errorCode: string | null;
            progress: {
                pulled: number;
                total: number | null;
            } | null;
            question: components["schemas"]["RemovalQuestion"] | null;
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
        /** @description auth.forbidden */
        Forbidden: {
            headers: {
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
        /** @description It was there once and was removed */
        Gone: {
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
        /** @description Something this needs cannot be reached */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        Page: number;
        Id: components["schemas"]["Id"];
        /** @description A submit repeated with the same key and body gives the same lead */
        IdempotencyKey: string;
        /** @description Found in first name, last name or e-mail whatever the case, or in the phone number */
        Search: string;
        Status: components["schemas"]["LeadStatus"];
        Source: components["schemas"]["LeadSource"];
        /** @description Where a lead stands with the CRM, as the list shows it */
        Crm: "synced" | "failed" | "pending";
        /** @description follow_up begins with what is to be followed up soonest */
        Sort: "newest" | "oldest" | "name_asc" | "name_desc" | "follow_up";
        /** @description The language of labels */
        Language: components["schemas"]["Language"];
        /** @description Only makes the address differ; never read */
        CacheBuster: string;
        "blog-query_Status": components["schemas"]["PostStatus"];
        /** @description In title or excerpt, whatever the case; Arabic with or without marks and hamza */
        "blog-query_Search": string;
        /** @description One category, or several joined by commas */
        Category: string;
        /** @description Titles follow the alphabet of the language asked for */
        "blog-query_Sort": components["schemas"]["PostSort"];
        /** @description In title (both languages), city and reference, whatever the case */
        "admin-property-query_Search": string;
        /** @description One of the types that the summary names */
        Type: string;
        "admin-property-query_Status": components["schemas"]["PropertyStatus"];
        City: string;
        "admin-property-query_Category": string;
        /** @description A range of whole riyals: up to its upper bound, above its lower one. Without a price a listing is in none */
        Price: "0-500000" | "500000-1000000" | "1000000-2000000" | "2000000-";
        "admin-property-query_Source": "crm" | "manual";
        Visibility: "active" | "draft";
        Featured: "yes" | "no";
        "admin-property-query_Sort": "date_desc" | "date_asc" | "price_desc" | "price_asc" | "title_asc" | "title_desc" | "featured";
        State: components["schemas"]["DeliveryState"];
        ConsumerFilter: components["schemas"]["Consumer"];
        Event: components["schemas"]["DeliveryEvent"];
        /** @description Part of the reference of a lead or listing, or the id of a delivery */
        ledger_Search: string;
        /** @description First day in Qatar on which they were written */
        From: string;
        /** @description Last day in Qatar on which they were written */
        To: string;
        /** @description The slug of the connected CRM */
        CrmProvider: string;
    };
    requestBodies: never;
    headers: {
        /** @description The token of this session, wanted back with what changes something; absent without a session */
        SessionTokenHeader: string;
    };
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
                    "X-Session-Token": components["headers"]["SessionTokenHeader"];
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
                    "X-Session-Token": components["headers"]["SessionTokenHeader"];
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
    changeCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredentialChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    "X-Session-Token": components["headers"]["SessionTokenHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    askForPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            /** @description Taken */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAccessLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            /** @description Its purpose */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            default: components["responses"]["Failure"];
        };
    };
    useAccessLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkUse"];
            };
        };
        responses: {
            /** @description The password is set; sign in with it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that are open, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions but this one have ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended */
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
    listUsers: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: number;
                /** @description Found in name, username or e-mail, whatever the case */
                search?: string;
                role?: components["schemas"]["Role"];
                state?: components["schemas"]["UserState"];
                sort?: components["schemas"]["UserSort"];
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
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invitation"];
            };
        };
        responses: {
            /** @description The account, which nobody can use yet, and its link */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedUser"];
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
    withdrawInvitation: {
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
            /** @description The account is gone and its link is dead */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    updateUser: {
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
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description The account as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
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
    makeAccessLink: {
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
            /** @description The link, shown once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessLink"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: number;
                /** @description Found in the actor's name, the action, the subject's id or label, the request id */
                search?: string;
                /** @description Kind of thing that was acted on */
                kind?: components["schemas"]["AuditKind"];
                actorId?: components["schemas"]["Id"];
                subjectId?: string;
                /** @description First day in Qatar */
                from?: string;
                /** @description Last day in Qatar */
                to?: string;
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
                    "application/json": components["schemas"]["AuditList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listKeptMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first, at most 500 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptMails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getKeptMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mail: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptMail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            403: components["responses"]["Forbidden"];
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
                search?: components["parameters"]["Search"];
                status?: components["parameters"]["Status"];
                source?: components["parameters"]["Source"];
                /** @description Where a lead stands with the CRM, as the list shows it */
                crm?: components["parameters"]["Crm"];
                /** @description follow_up begins with what is to be followed up soonest */
                sort?: components["parameters"]["Sort"];
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
    listLeadIds: {
        parameters: {
            query?: {
                /** @description Found in first name, last name or e-mail whatever the case, or in the phone number */
                search?: components["parameters"]["Search"];
                status?: components["parameters"]["Status"];
                source?: components["parameters"]["Source"];
                /** @description Where a lead stands with the CRM, as the list shows it */
                crm?: components["parameters"]["Crm"];
                /** @description follow_up begins with what is to be followed up soonest */
                sort?: components["parameters"]["Sort"];
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
                    "application/json": components["schemas"]["LeadIds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportLeads: {
        parameters: {
            query?: {
                /** @description Found in first name, last name or e-mail whatever the case, or in the phone number */
                search?: components["parameters"]["Search"];
                status?: components["parameters"]["Status"];
                source?: components["parameters"]["Source"];
                /** @description Where a lead stands with the CRM, as the list shows it */
                crm?: components["parameters"]["Crm"];
                /** @description follow_up begins with what is to be followed up soonest */
                sort?: components["parameters"]["Sort"];
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
                    /** @description The file name: leads-{date}.csv */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Reference ID,First name,Last name,E-mail,Phone,Source,Status,Listing,Message,Follow up,CRM,CRM ID,Created
                     *     MZL-01K8Z6W3T4,Noura,Al-Kuwari,noura@example.com,'+974 5555 0101,contact_form,new,,Is it free?,,synced,L-000042,2026-11-02
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
    getLeadTimeline: {
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
            /** @description Whether it is safe, and all that happened to it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadTimeline"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    mailLead: {
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
            /** @description How the mail stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadMailResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    listPersonEnquiries: {
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
            /** @description The newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonEnquiries"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    exportPerson: {
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
            /** @description What is stored */
            200: {
                headers: {
                    /** @description The file name: person-{reference}.json */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    erasePerson: {
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
                "application/json": components["schemas"]["PersonErasure"];
            };
        };
        responses: {
            /** @description What was erased, and what others still have */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonErased"];
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
    listProperties: {
        parameters: {
            query?: {
                /** @description City, district, street, building, kind or reference, in either script and any spelling; one typing error per word is put right */
                city?: string;
                /** @description Rent or Sell, whatever the case; another word is a kind of building */
                type?: string;
                category?: string;
                subType?: string;
                status?: "for_sale" | "for_rent" | "sold" | "rented" | "available" | "for-sale" | "for-rent" | "rent" | "sale";
                minPrice?: components["schemas"]["PriceBound"];
                maxPrice?: components["schemas"]["PriceBound"];
                /** @description Exactly so many, or with a plus sign at least so many */
                bedrooms?: string;
                /** @description Exactly so many, or with a plus sign at least so many */
                bathrooms?: string;
                /** @description Square metres */
                minArea?: components["schemas"]["AreaBound"];
                /** @description Square metres */
                maxArea?: components["schemas"]["AreaBound"];
                /** @description Built in this year or later; listings that do not say are left out */
                builtAfter?: number;
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
                city?: string;
                /** @description Rent or Sell, whatever the case; another word is a kind of building */
                type?: string;
                category?: string;
                subType?: string;
                status?: "for_sale" | "for_rent" | "sold" | "rented" | "available" | "for-sale" | "for-rent" | "rent" | "sale";
                minPrice?: components["schemas"]["PriceBound"];
                maxPrice?: components["schemas"]["PriceBound"];
                /** @description Exactly so many, or with a plus sign at least so many */
                bedrooms?: string;
                /** @description Exactly so many, or with a plus sign at least so many */
                bathrooms?: string;
                /** @description Square metres */
                minArea?: components["schemas"]["AreaBound"];
                /** @description Square metres */
                maxArea?: components["schemas"]["AreaBound"];
                /** @description Built in this year or later; listings that do not say are left out */
                builtAfter?: number;
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
                status?: components["parameters"]["blog-query_Status"];
                /** @description The language of labels */
                language?: components["parameters"]["Language"];
                /** @description In title or excerpt, whatever the case; Arabic with or without marks and hamza */
                search?: components["parameters"]["blog-query_Search"];
                /** @description One category, or several joined by commas */
                categoryId?: components["parameters"]["Category"];
                /** @description Titles follow the alphabet of the language asked for */
                sort?: components["parameters"]["blog-query_Sort"];
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
    orderSocialLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLinkOrder"];
            };
        };
        responses: {
            /** @description All links in their new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialLink"][];
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
    searchForStaff: {
        parameters: {
            query: {
                /** @description All words must occur */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSearch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    getSeoReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last scan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeoStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    startSeoScan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeoScanRequest"];
            };
        };
        responses: {
            /** @description Begun, or not needed */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeoStatus"];
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
    listBlogPostIds: {
        parameters: {
            query?: {
                status?: components["parameters"]["blog-query_Status"];
                /** @description The language of labels */
                language?: components["parameters"]["Language"];
                /** @description In title or excerpt, whatever the case; Arabic with or without marks and hamza */
                search?: components["parameters"]["blog-query_Search"];
                /** @description One category, or several joined by commas */
                categoryId?: components["parameters"]["Category"];
                /** @description Titles follow the alphabet of the language asked for */
                sort?: components["parameters"]["blog-query_Sort"];
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
                    "application/json": components["schemas"]["PostIds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    exportBlogPosts: {
        parameters: {
            query?: {
                status?: components["parameters"]["blog-query_Status"];
                /** @description The language of labels */
                language?: components["parameters"]["Language"];
                /** @description In title or excerpt, whatever the case; Arabic with or without marks and hamza */
                search?: components["parameters"]["blog-query_Search"];
                /** @description One category, or several joined by commas */
                categoryId?: components["parameters"]["Category"];
                /** @description Titles follow the alphabet of the language asked for */
                sort?: components["parameters"]["blog-query_Sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it, in the order of the list; times are UTC */
            200: {
                headers: {
                    /** @description The file name: blog-posts-{date}.csv */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example ID,Slug,Language,Title,Status,Author,Tags,Published at,Updated at
                     *     7,what-a-fitted-office-saves-you,en,What a fitted office saves you,published,Site Admin,"offices, lusail",2026-11-03T08:00:00.000Z,2026-11-03T08:00:00.000Z
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
    bulkUpdateBlogPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostBulk"];
            };
        };
        responses: {
            /** @description What changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostBulkResult"];
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
    listAdminProperties: {
        parameters: {
            query?: {
                /** @description In title (both languages), city and reference, whatever the case */
                search?: components["parameters"]["admin-property-query_Search"];
                /** @description One of the types that the summary names */
                type?: components["parameters"]["Type"];
                status?: components["parameters"]["admin-property-query_Status"];
                city?: components["parameters"]["City"];
                category?: components["parameters"]["admin-property-query_Category"];
                /** @description A range of whole riyals: up to its upper bound, above its lower one. Without a price a listing is in none */
                price?: components["parameters"]["Price"];
                source?: components["parameters"]["admin-property-query_Source"];
                visibility?: components["parameters"]["Visibility"];
                featured?: components["parameters"]["Featured"];
                sort?: components["parameters"]["admin-property-query_Sort"];
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
                search?: components["parameters"]["admin-property-query_Search"];
                /** @description One of the types that the summary names */
                type?: components["parameters"]["Type"];
                status?: components["parameters"]["admin-property-query_Status"];
                city?: components["parameters"]["City"];
                category?: components["parameters"]["admin-property-query_Category"];
                /** @description A range of whole riyals: up to its upper bound, above its lower one. Without a price a listing is in none */
                price?: components["parameters"]["Price"];
                source?: components["parameters"]["admin-property-query_Source"];
                visibility?: components["parameters"]["Visibility"];
                featured?: components["parameters"]["Featured"];
                sort?: components["parameters"]["admin-property-query_Sort"];
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
                search?: components["parameters"]["admin-property-query_Search"];
                /** @description One of the types that the summary names */
                type?: components["parameters"]["Type"];
                status?: components["parameters"]["admin-property-query_Status"];
                city?: components["parameters"]["City"];
                category?: components["parameters"]["admin-property-query_Category"];
                /** @description A range of whole riyals: up to its upper bound, above its lower one. Without a price a listing is in none */
                price?: components["parameters"]["Price"];
                source?: components["parameters"]["admin-property-query_Source"];
                visibility?: components["parameters"]["Visibility"];
                featured?: components["parameters"]["Featured"];
                sort?: components["parameters"]["admin-property-query_Sort"];
                /** @description The language of labels */
                language?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it, in the order of the list. The first line names the columns, in English, beginning with Reference ID and ending with Created */
            200: {
                headers: {
                    /** @description The file name: properties-{date}.csv */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example Reference ID,Title,Type,…,Created
                     *     LUS-OF-0231,Fitted office in Lusail Marina,Rent,…,2026-11-02
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
    importProperties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PropertyImport"];
            };
        };
        responses: {
            /** @description What would happen, or has happened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyImportResult"];
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
    getImportProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the dry run gave */
                plan: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows so far */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveChatSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatSettingsChange"];
            };
        };
        responses: {
            /** @description The chat's settings as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSettings"];
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
    testAssistant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssistantTrial"];
            };
        };
        responses: {
            /** @description What came of it, also when it failed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssistantReport"];
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
    saveMarketingSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarketingSettingsChange"];
            };
        };
        responses: {
            /** @description The services as they are set now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketingSettings"];
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
    saveSyncSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncScheduleChange"];
            };
        };
        responses: {
            /** @description The schedule as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SyncSchedule"];
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
    endCrmPause: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was released */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndedPause"];
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
    listHeldBack: {
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
                    "application/json": components["schemas"]["HeldBackList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    decideRemovals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovalAnswer"];
            };
        };
        responses: {
            /** @description Noted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovalResult"];
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
    openQueueBoard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the board */
            302: {
                headers: {
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                limit?: number;
                state?: components["parameters"]["State"];
                consumer?: components["parameters"]["ConsumerFilter"];
                event?: components["parameters"]["Event"];
                /** @description Part of the reference of a lead or listing, or the id of a delivery */
                search?: components["parameters"]["ledger_Search"];
                /** @description First day in Qatar on which they were written */
                from?: components["parameters"]["From"];
                /** @description Last day in Qatar on which they were written */
                to?: components["parameters"]["To"];
                /** @description waiting begins with what has waited longest, next_try with what is tried next */
                sort?: "newest" | "oldest" | "waiting" | "next_try" | "attempts";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page, and how the whole stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    listReplayableDeliveryIds: {
        parameters: {
            query?: {
                state?: components["parameters"]["State"];
                consumer?: components["parameters"]["ConsumerFilter"];
                event?: components["parameters"]["Event"];
                /** @description Part of the reference of a lead or listing, or the id of a delivery */
                search?: components["parameters"]["ledger_Search"];
                /** @description First day in Qatar on which they were written */
                from?: components["parameters"]["From"];
                /** @description Last day in Qatar on which they were written */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20,000, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryIds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    replayDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayRequest"];
            };
        };
        responses: {
            /** @description How many wait again, and how many were left alone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayResult"];
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
    listReconciliations: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["Reconciliations"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    startReconciliation: {
        parameters: {
            query?: {
                /** @description What was delivered in so many days is compared */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationStarted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    getReconciliation: {
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
            /** @description The comparison and its findings as they were found, each with how its delivery stands now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    resendMissing: {
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
                "application/json": components["schemas"]["ResendRequest"];
            };
        };
        responses: {
            /** @description How many wait again, and how many were left alone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayResult"];
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
    getCrmProvider: {
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
                    "application/json": components["schemas"]["CrmProvider"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    testCrmConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, also when it does not work */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionCheck"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Failure"];
        };
    };
    saveCrmCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrmCredentialsChange"];
            };
        };
        responses: {
            /** @description The state now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProvider"];
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
    decideFormerDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormerAnswer"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormerResult"];
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
    decideUntoldListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UntoldAnswer"];
            };
        };
        responses: {
            /** @description What was done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UntoldResult"];
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
    getCrmTest: {
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
                    "application/json": components["schemas"]["CrmTest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failure"];
        };
    };
    setCrmFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrmFaults"];
            };
        };
        responses: {
            /** @description The faults now in force */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmFaults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    sendTestLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were accepted, and how many were not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestLeadsSent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Failure"];
        };
    };
    removeTestLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestLeadsRemoved"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
            query?: {
                full?: boolean;
            };
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
            400: components["responses"]["BadRequest"];
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
    | "askForPassword"
    | "readAccessLink"
    | "useAccessLink"
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
export type NotImplementedOperationId = never;
/** Query parameters that have a default and are therefore never missing on the server. */
export type DefaultedQuery = {
    listUsers: "page" | "limit" | "sort";
    listAuditEntries: "page" | "limit";
    listLeads: "page" | "limit" | "sort";
    listLeadIds: "sort";
    exportLeads: "sort";
    listProperties: "sort" | "page" | "limit";
    listBlogPosts: "sort" | "page" | "limit";
    getLeadAnalytics: "days";
    listBlogPostIds: "sort";
    exportBlogPosts: "sort";
    listAdminProperties: "sort" | "page" | "limit";
    listAdminPropertyIds: "sort";
    exportProperties: "sort";
    listSyncRuns: "limit";
    listCrmListings: "page" | "limit";
    listHeldBack: "limit";
    listDeliveries: "page" | "limit" | "sort";
    startReconciliation: "days";
    syncNow: "full";
};
