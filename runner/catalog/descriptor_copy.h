/* SPDX-License-Identifier: Apache-2.0 */

/* Copies of descriptors, so that the agents' libraries need not stay open: every
 * mapping of a library makes starting a process slower. */
#ifndef ASSAY_CATALOG_DESCRIPTOR_COPY_H
#define ASSAY_CATALOG_DESCRIPTOR_COPY_H

#include "descriptor.h"

/* A path that replaces its name in braces in the strings of a descriptor. */
struct place {
    const char *name;
    const char *path;
};

/* `places` ends with a null name. A hook of the copy is null or not, as in the
 * original; it cannot be called. */
struct assay_test *descriptor_copy(const struct assay_test *test, const struct place *places);
void descriptor_free(struct assay_test *copy);

#endif
