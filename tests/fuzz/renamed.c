/* SPDX-License-Identifier: Apache-2.0 */

/* A list of tests that were renamed. */
#include "fuzz.h"

#include "catalog/renamed.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const struct home home = {
        .suites = (char *)(uintptr_t)fuzz_directory("renamed.txt", data, size)};
    struct renamed *renamed = renamed_read(&home);
    char *text = fuzz_text(data, size);
    if (renamed != NULL) {
        free(renamed_id(renamed, text));
        free(renamed_id(renamed, "a/b/old:case"));
        free(renamed_causes(renamed, text));
    }
    free(text);
    renamed_free(renamed);
    return 0;
}
