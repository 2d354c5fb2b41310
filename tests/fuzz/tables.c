/* SPDX-License-Identifier: Apache-2.0 */

/* A table of the specification, in the place of each: the first byte says which. */
#include "fuzz.h"

#include <stdio.h>
#include <unistd.h>

#include "base/text.h"
#include "spec/releases.h"
#include "spec/rules.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const names[] = {"rules.tsv", "errors.tsv", "capabilities.tsv"};
    if (size == 0)
        return 0;
    const char *directory = fuzz_directory("table", data + 1, size - 1);
    char *problem = NULL;
    char paths[3][64];
    for (size_t i = 0; i < 3; i++) {
        snprintf(paths[i], sizeof paths[i], "%s/%s", directory, names[i]);
        char *real = xprintf("%s/table", directory);
        char *other = realpath("tests/unit/spec", NULL);
        char *spec = xprintf("%s/%s", other, names[i]);
        must(symlink(i == data[0] % 3u ? real : spec, paths[i]) == 0);
        free(spec);
        free(other);
        free(real);
    }
    struct rules *rules = rules_load(directory, &problem);
    must((rules == NULL) == (problem != NULL));
    if (rules != NULL)
        rules_find(rules, "r.must");
    for (size_t i = 0; i < 3; i++)
        unlink(paths[i]);
    rules_free(rules);
    free(problem);
    return 0;
}
