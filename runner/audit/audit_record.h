/* SPDX-License-Identifier: Apache-2.0 */

/* An audit as JSON, to be read by others and to be resumed. */
#ifndef ASSAY_AUDIT_AUDIT_RECORD_H
#define ASSAY_AUDIT_AUDIT_RECORD_H

#include "audit/audit.h"

/* Whether the record can be written; a message says why not. What is missing above the file is
 * made. Returns 0 or -1. */
int audit_writable(const char *path);

/* Writes what is known so far ("-" is standard output). Returns 0, or -1 after a message. */
int audit_write(const struct audit *audit, const struct vm *vm, const char *path);

/* Takes over what an earlier audit of the same JVM found. Faults that no test detected, and
 * what tests can see, are taken over only if the same tests of the same revision of the suite
 * tried it on the very same build. Returns 0, or -1 after a message. */
int audit_resume(struct audit *audit, const struct vm *vm, const char *path);

#endif
