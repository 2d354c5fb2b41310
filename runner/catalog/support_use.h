/* SPDX-License-Identifier: Apache-2.0 */

/* What a test takes in from the support library: the definitions in agents/support that its text
 * names, and those that these name in turn. */
#ifndef ASSAY_CATALOG_SUPPORT_USE_H
#define ASSAY_CATALOG_SUPPORT_USE_H

#include "base/text.h"

/* The definitions of the library; for support_index_free. */
struct support_index;
struct support_index *support_index_read(const char *directory);
void support_index_free(struct support_index *index);

/* What a C text uses. Begins as {0}; for support_use_free. */
struct support_use {
    struct strings files; /* the sources with a definition that is used, such as heap/heap.c */
    char *text;           /* the definitions but those of the module agent, without comments */
};
void support_use_find(const struct support_index *index, const char *text, struct support_use *use);
void support_use_free(struct support_use *use);

#endif
