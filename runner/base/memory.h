/* SPDX-License-Identifier: Apache-2.0 */

/* Memory that is kept back, so that the runner can end in good order when there is none left. */
#ifndef ASSAY_BASE_MEMORY_H
#define ASSAY_BASE_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

/* Keeps some memory back. */
void memory_reserve(void);

/* As realloc, but what was kept back is given when nothing else is left; ends the program when that is
 * used up, too. */
void *memory_get(void *memory, size_t size);

/* As realloc: NULL when nothing else is left. */
void *memory_try(void *memory, size_t size);

/* Whether there was nothing else left: no more work is to be begun. */
bool memory_is_short(void);

#endif
