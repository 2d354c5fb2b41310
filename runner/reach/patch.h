/* SPDX-License-Identifier: Apache-2.0 */

/* The functions that a patch of C++ sources changes, as far as its text says: a diff in the unified form, as git,
 * hg and diff -up write it. */
#ifndef ASSAY_REACH_PATCH_H
#define ASSAY_REACH_PATCH_H

#include <stddef.h>

#include "base/numbering.h"

/* What a line that is changed is in. */
struct patched {
    /* "JvmtiTagMap::set_tag", or of a class "JvmtiTagMap::*"; "" where the patch does not say. */
    char *name;
    const char *file; /* as the patch names it; one of `files` */
};

struct patch {
    struct patched *items; /* each once, in the order of the patch */
    size_t count;
    struct numbering files;
    struct strings ignored; /* files that are no sources of C and C++ */
};

/* Reads the text, which is cut up. The functions are those that hunk headers name, and those whose
 * definitions begin in a hunk before a changed line. Files that are not of C or C++, and tests, are left out. Takes time
 * and memory in proportion to the length. Returns 0; or -1 when there is no hunk, and nothing is in the patch then. */
int patch_read(struct patch *patch, char *text);
void patch_free(struct patch *patch);

#endif
