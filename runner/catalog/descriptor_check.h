/* SPDX-License-Identifier: Apache-2.0 */

/* Whether the descriptor of a test makes sense. */
#ifndef ASSAY_CATALOG_DESCRIPTOR_CHECK_H
#define ASSAY_CATALOG_DESCRIPTOR_CHECK_H

#include "descriptor.h"

/* What is wrong with the descriptor, in words that continue its file's name;
 * allocated. Null when nothing is. */
char *descriptor_problem(const struct assay_test *test);

#endif
