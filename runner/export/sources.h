/* SPDX-License-Identifier: Apache-2.0 */

/* What a test is made of: its C source in one piece, and the Java sources it needs. */
#ifndef ASSAY_EXPORT_SOURCES_H
#define ASSAY_EXPORT_SOURCES_H

#include <stdbool.h>

#include "base/text.h"
#include "catalog/catalog.h"

struct test_sources {
    char *source;        /* the C source, with the headers that are not of agents/support in it */
    struct strings java; /* paths below javasrc, sorted: those of javasrc/17 last */
    struct strings variants; /* paths of those below javasrc/variants and variants-17 */
};

/* Returns 0, or -1 after saying which source cannot be read. What Java sources are needed is
 * taken from the names that the sources mention, starting from the test's; a source more than
 * necessary does no harm. */
int sources_find(struct test_sources *sources, const struct test *test, const struct home *home);
void sources_free(struct test_sources *sources);

/* All Java sources below a directory, as paths below it, sorted. */
void java_sources(struct strings *list, const char *directory);

#endif
