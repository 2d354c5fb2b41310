/* SPDX-License-Identifier: Apache-2.0 */

/* Which tests can see a fault in the JVM's machine code: those that execute what it changes. */
#ifndef ASSAY_AUDIT_AUDIT_REACH_H
#define ASSAY_AUDIT_AUDIT_REACH_H

#include "audit/audit.h"

struct reaching;

/* Of an audit of branches whose planned tests were all run without a fault; it must outlive
 * this. */
struct reaching *reaching_make(const struct audit *audit);
void reaching_free(struct reaching *reaching);

/* The usable tests that reach the fault, `most` of them at most: those about its function
 * first, and then those that reach little else. Indices into the plan, allocated; how many in
 * *count. */
size_t *reaching_tests(const struct reaching *reaching, const struct fault_entry *entry,
                       size_t most, size_t *count);

#endif
