/* SPDX-License-Identifier: Apache-2.0 */

/* Which tests name a function or event in their sources: a test that does not cannot call
 * it, unless the support library does. */
#ifndef ASSAY_AUDIT_RELEVANCE_H
#define ASSAY_AUDIT_RELEVANCE_H

#include "base/home.h"
#include "catalog/catalog.h"

/* How near a test is to some names: the nearest has the lowest number. */
enum relevance {
    RELEVANCE_SUBJECT, /* it is about one of them */
    RELEVANCE_SOURCE,  /* its source has one */
    RELEVANCE_UNKNOWN, /* a name is put together there, or the support library has it */
    RELEVANCE_NONE
};

struct relevance_index;

struct relevance_index *relevance_read(const struct catalog *catalog, const struct home *home);
void relevance_free(struct relevance_index *relevance);

/* `words` are joined by commas. */
enum relevance relevance_of(const struct relevance_index *relevance, const struct test *test,
                            const char *words);

#endif
