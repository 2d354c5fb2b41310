/* SPDX-License-Identifier: Apache-2.0 */

/* Work that may crash, in a process of its own. */
#ifndef ASSAY_CATALOG_ISOLATE_H
#define ASSAY_CATALOG_ISOLATE_H

#include <stddef.h>

/* Calls work(context, index) for each index in a process of its own making, so
 * that reading a corrupt library cannot end this one. Returns an allocated array:
 * for each index 0, or the signal that ended the process there. */
int *isolate(void (*work)(const void *context, size_t index), const void *context, size_t count);

#endif
