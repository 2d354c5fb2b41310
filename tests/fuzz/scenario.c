/* SPDX-License-Identifier: Apache-2.0 */

/* A scenario of assay explore: what is read is written and read as the same. */
#include "fuzz.h"

#include "explore/scenario.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct scenario scenario;
    const char *problem = NULL;
    char *text = fuzz_text(data, size);
    int line = scenario_read(&scenario, text, &problem);
    must((line != 0) == (problem != NULL));
    for (size_t i = 0; line == 0 && i < scenario.count; i++) {
        char written[LINE_OF_OPERATION], again[LINE_OF_OPERATION];
        struct scenario_operation operation;
        operation_write(&scenario.operations[i], written);
        must(operation_read(&operation, written, scenario.environments, scenario.actors) == NULL);
        operation_write(&operation, again);
        must(strcmp(written, again) == 0);
    }
    free(text);
    return 0;
}
