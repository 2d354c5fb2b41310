/* SPDX-License-Identifier: Apache-2.0 */

/* The specification of a release as its publisher calls it, and where it is: spec/editions.tsv. */
#ifndef ASSAY_SPEC_EDITION_H
#define ASSAY_SPEC_EDITION_H

struct edition {
    char *name;    /* "JVM Tool Interface, version 21.0 (Java SE 21)" */
    char *address; /* of the page; the anchors in it are those of the source */
};

/* Reads the row of the release from the table in the directory. Returns 0, or -1 after a message, also
 * where there is no such row. */
int edition_read(struct edition *edition, const char *directory, int release);
void edition_free(struct edition *edition);

#endif
