/* SPDX-License-Identifier: Apache-2.0 */

/* The part of agents/support and agents/companions that a test needs. */
#ifndef ASSAY_EXPORT_SUPPORT_COPY_H
#define ASSAY_EXPORT_SUPPORT_COPY_H

#include <stdbool.h>

#include "base/home.h"

struct support_copy {
    const struct home *home;
    const char *directory; /* the reproducer */
    const char *source;    /* of the test, with the headers of its category in it */
    bool companions;       /* it starts agents of agents/companions */
};

/* Copies it to support/ and companions/ in the directory. Returns 0, or -1 after saying what is
 * wrong. */
int support_copy(const struct support_copy *copy);

#endif
