/* SPDX-License-Identifier: Apache-2.0 */
#include "explore/scenario_file.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"

int scenario_file_read(struct scenario *scenario, const char *path)
{
    const char *problem;
    size_t length;
    char *text = file_read_loudly(path, &length);
    if (text == NULL)
        return -1;
    int line = scenario_read(scenario, text, &problem);
    bool whole = strlen(text) == length;
    free(text);
    if (line != 0) {
        complain("%s:%d: %s", path, line, problem);
        return -1;
    }
    if (!whole || scenario->count == 0) {
        complain("%s: %s (docs/explore.md describes scenarios)", path,
                 whole ? "there are no operations in it" : "it is no text");
        return -1;
    }
    return 0;
}

size_t scenario_senseless(const struct scenario *scenario, const struct model_vm *vm,
                          bool meets_known)
{
    struct scenario repaired = *scenario;
    model_repair(&repaired, vm, meets_known);
    size_t same = 0;
    while (same < repaired.count
           && memcmp(&repaired.operations[same], &scenario->operations[same],
                     sizeof *scenario->operations)
                  == 0)
        same++;
    return repaired.count == scenario->count ? SIZE_MAX : same;
}
