/* SPDX-License-Identifier: Apache-2.0 */

/* A list of known deviations, and results to which its pins are applied. */
#include "fuzz.h"

#include "history/pins_joined.h"
#include "judge/known.h"

static void apply(const struct known *known, const struct known_pin *pin)
{
    const struct vm vm = {.name = (char *)"Some VM", .version = (char *)"17.0.1+2", .spec = 17};
    for (size_t i = 0; i < pin->count; i++) {
        const struct known_test *test = &pin->tests[i];
        struct diff_line lines[2] = {{.kind = DIFF_MISSING, .text = test->pairs[0].expected},
                                     {.kind = DIFF_EXTRA, .text = test->pairs[0].actual}};
        bool both = lines[0].text != NULL && lines[1].text != NULL;
        const struct comparison comparison = {.lines = lines, .count = both ? 2 : 0};
        free(known_match(known, &vm, test->id, &comparison, i % 2 == 0 ? "CRASH" : NULL));
        free(known_for(known, &vm, test->id));
        known_hangs(known, &vm, test->id);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct rules *rules;
    if (rules == NULL)
        rules = rules_read("tests/unit/spec");
    char *problem = NULL;
    const char *path = fuzz_file(data, size);
    struct known *known = known_read(path, rules, NULL, NULL, &problem);
    must((known == NULL) == (problem != NULL));
    free(problem);
    if (known == NULL)
        return 0;
    size_t count;
    const struct known_pin *pins = known_pins(known, &count);
    struct pin_lines lines = {0};
    for (size_t i = 0; i < count && i < 20; i++) {
        apply(known, &pins[i]);
        pin_lines_add_known(&lines, known, pins[i].cause_id, path);
    }
    pin_lines_join(&lines);
    pin_lines_free(&lines);
    known_free(known);
    return 0;
}
