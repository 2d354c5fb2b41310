/* SPDX-License-Identifier: Apache-2.0 */

/* A table of branches of a JVM's library, and the report of a trace. */
#include "fuzz.h"

#include "audit/branch_table.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct branch_table *branches = branch_table_read(fuzz_file(data, size));
    size_t count;
    if (branches == NULL)
        return 0;
    const struct fault_entry *const *entries = branch_table_entries(branches, &count);
    for (size_t i = 0; i < count && i < 50; i++) {
        free(branch_table_fault(entries[i]));
        free(branch_table_category(entries[i]));
        branch_table_function(entries[i]);
    }
    free(branch_table_trace(branches));
    struct reach reach = {0};
    char *text = fuzz_text(data, size);
    reach_parse(&reach, branches, text);
    free(text);
    reach_free(&reach);
    branch_table_free(branches);
    return 0;
}
