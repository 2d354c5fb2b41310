/* SPDX-License-Identifier: Apache-2.0 */

/* The releases whose specification the tables describe: spec/releases.tsv. */
#ifndef ASSAY_SPEC_RELEASES_H
#define ASSAY_SPEC_RELEASES_H

#include <stdbool.h>
#include <stddef.h>

struct releases {
    int *items;
    size_t count;
};

/* Reads the table in the directory. Returns 0, or -1 after a message. */
int releases_read(struct releases *releases, const char *directory);
void releases_free(struct releases *releases);

bool releases_have(const struct releases *releases, int release);
int releases_newest(const struct releases *releases);

#endif
