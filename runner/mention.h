/* SPDX-License-Identifier: Apache-2.0 */

/* Which tests name a function or event in their sources: a test that does not cannot call
 * it, unless the support library does. */
#ifndef ASSAY_MENTION_H
#define ASSAY_MENTION_H

#include "catalog.h"
#include "home.h"

/* How near a test is to some names: the nearest has the lowest number. */
enum mention {
    MENTION_SUBJECT, /* it is about one of them */
    MENTION_SOURCE,  /* its source has one */
    MENTION_UNKNOWN, /* a name is put together there, or the support library has it */
    MENTION_NONE
};

struct mentions;

struct mentions *mentions_read(const struct catalog *catalog, const struct home *home);
void mentions_free(struct mentions *mentions);

/* `words` are joined by commas. */
enum mention mention_of(const struct mentions *mentions, const struct test *test,
                        const char *words);

#endif
