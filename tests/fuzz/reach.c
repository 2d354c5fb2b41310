/* SPDX-License-Identifier: Apache-2.0 */

/* A table of what tests execute, and a patch. */
#include "fuzz.h"

#include "base/text.h"
#include "reach/touching.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct patch patch;
    char *text = fuzz_text(data, size);
    bool is_patch = patch_read(&patch, text) == 0;
    free(text);
    struct reach_table *table = reach_table_read(fuzz_file(data, size));
    if (table != NULL) {
        struct touching *touching = touching_new(table);
        touching_add(touching, "A*");
        if (is_patch)
            touching_add_patch(touching, &patch, false);
        touching_measure(touching);
        if (table->test_count > 0)
            touching_nearness(touching, table->tests[0].id);
        must(touching_tests(touching) <= table->test_count);
        touching_free(touching);
        reach_table_free(table);
    }
    if (is_patch)
        patch_free(&patch);
    return 0;
}
