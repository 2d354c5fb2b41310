/* SPDX-License-Identifier: Apache-2.0 */

/* An audit as JSON, to be read by others and to be resumed. */
#ifndef ASSAY_AUDIT_RECORD_H
#define ASSAY_AUDIT_RECORD_H

#include "audit.h"

/* Writes what is known so far ("-" is standard output). Returns 0, or -1 after a message. */
int audit_write(const struct audit *audit, const struct vm *vm, const char *path);

/* Takes over what an earlier audit of the same JVM found. Faults that no test noticed, and
 * what tests can see, are taken over only from the same revision of the suite. Returns 0, or
 * -1 after a message. */
int audit_resume(struct audit *audit, const struct vm *vm, const char *path);

#endif
