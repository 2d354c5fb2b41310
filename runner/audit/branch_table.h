/* SPDX-License-Identifier: Apache-2.0 */

/* A second source of faults for audits: a table of branches and constants in the JVM's own
 * machine code, as runner/faults/branches.sh prints it. */
#ifndef ASSAY_AUDIT_BRANCH_TABLE_H
#define ASSAY_AUDIT_BRANCH_TABLE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "faults/fault.h"

struct branch_table;

/* Reads the table at `path`. Returns NULL after a message, which names the line at fault. */
struct branch_table *branch_table_read(const char *path);
void branch_table_free(struct branch_table *branches);

/* The faults, in the order of the table; both the array and the faults live as long as it. */
const struct fault_entry *const *branch_table_entries(const struct branch_table *branches,
                                                      size_t *count);

/* Digests of the library that the table is of, and of the table's contents. */
const char *branch_table_library(const struct branch_table *branches);
const char *branch_table_digest(const struct branch_table *branches);

/* What the library of faults is given (fault.h), for a trace and for one of the faults.
 * Allocated. */
char *branch_table_trace(const struct branch_table *branches);
char *branch_table_fault(const struct fault_entry *entry);

/* What an entry is about, for a report by category: the class of its function, or "jvmtiEnter"
 * for the entry points. Allocated. */
char *branch_table_category(const struct fault_entry *entry);

/* The JVM TI function that an entry's subject implements, a part of the subject; or NULL. */
const char *branch_table_function(const struct fault_entry *entry);

/* The sites that a test reaches: a bit for each fault of the table. Begins as {0}, which is
 * the empty set. */
struct reach {
    unsigned char *bits;
    size_t count; /* of the sites in it */
};

void reach_free(struct reach *reach);
bool reach_has(const struct reach *reach, const struct branch_table *branches,
               const struct fault_entry *entry);

/* Takes the set from the report of a trace. False, and the set stays empty, when the report
 * has none of the table's size. */
bool reach_take(struct reach *reach, const struct branch_table *branches,
                const struct strings *report);

/* The set as hexadecimal digits, to be kept, and back. Allocated; false as above. */
char *reach_text(const struct reach *reach, const struct branch_table *branches);
bool reach_parse(struct reach *reach, const struct branch_table *branches, const char *text);

#endif
