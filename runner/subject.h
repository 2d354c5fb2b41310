/* SPDX-License-Identifier: Apache-2.0 */

/* What is certified, and with what, by digests: the JVM and the suite. */
#ifndef ASSAY_SUBJECT_H
#define ASSAY_SUBJECT_H

#include <jansson.h>

#include "home.h"
#include "vm.h"

/* The JVM, with digests of the files of its JDK, by their paths in it. A new reference. */
json_t *vm_described(const struct vm *vm);

/* The suite as it lies there, with what differs from it as it was frozen (a null-terminated
 * array, or NULL). A new reference. */
json_t *suite_described(const struct home *home, char *const *differences);

#endif
