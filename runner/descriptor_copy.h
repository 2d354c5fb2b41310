/* SPDX-License-Identifier: Apache-2.0 */

/* Copies of descriptors, so that the agents' libraries need not stay open: every
 * mapping of a library makes starting a process slower. */
#ifndef ASSAY_DESCRIPTOR_COPY_H
#define ASSAY_DESCRIPTOR_COPY_H

#include "descriptor.h"

/* The copy's hooks tell which hooks there are; they cannot be called. */
struct assay_test *descriptor_copy(const struct assay_test *test);
void descriptor_free(struct assay_test *copy);

#endif
