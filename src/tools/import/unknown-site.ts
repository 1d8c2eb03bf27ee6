/** Stands for the address of a site that its export does not name. No host has this name (RFC 2606). */
export const unknownSite = "https://old-site.invalid";
