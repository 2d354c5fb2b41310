/* SPDX-License-Identifier: Apache-2.0 */

/* Short-lived texts: each thread has a ring of 16, which the names and lookups
 * of assay.h hand out, so that a `say` can use several of them at once. */
#ifndef ASSAY_TEXTS_H
#define ASSAY_TEXTS_H

#include <stddef.h>

#define ASSAY_TEXT_SIZE 4096

/* The calling thread's next text, empty. */
char *assay_text(void);

/* Appends to such a text. What does not fit ends the process (assay_too_long). */
__attribute__((format(printf, 2, 3))) void assay_append(char *text, const char *format, ...);

#endif
