/* SPDX-License-Identifier: Apache-2.0 */

/* Files without a name, for what is written before it is known what comes first. */
#ifndef ASSAY_BASE_SPOOL_H
#define ASSAY_BASE_SPOOL_H

#include <stdio.h>

/* A file for writing in TMPDIR, which is gone when it is closed; NULL with errno set. */
FILE *spool_open(void);

/* Copies all that was written to it. Returns 0, or -1 with errno set when that, or what was written
 * before, failed. */
int spool_copy(FILE *spool, FILE *to);

#endif
