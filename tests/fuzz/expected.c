/* SPDX-License-Identifier: Apache-2.0 */

/* An expected file, then a line with nothing but "====", then the lines of a transcript. */
#include "fuzz.h"

#include "base/text.h"
#include "match/comparison.h"
#include "match/transcript.h"

static bool offers(const void *target, const char *capability)
{
    (void)target;
    return strlen(capability) % 2 == 0;
}

static void compare(const struct expected *expected, const char *text, size_t length, int spec)
{
    static const char *const names[] = {NULL, "one", "two"};
    struct transcript transcript;
    transcript_read(&transcript,
                    &(struct stream){.bytes = (char *)(uintptr_t)text, .length = length});
    const struct conditions conditions = {
        .spec = spec, .offers = offers, .case_name = names[length % 3]};
    struct comparison comparison;
    comparison_make(expected, &conditions, (const char *const *)transcript.lines.items,
                    transcript.lines.count, &comparison);
    size_t seen = comparison.omitted, differing = 0;
    for (size_t i = 0; i < comparison.count; i++) {
        seen += comparison.lines[i].kind != DIFF_MISSING;
        differing += comparison.lines[i].kind != DIFF_SAME;
    }
    must(seen == transcript.lines.count);
    must(comparison.undecided || comparison.equal == (differing == 0));
    comparison_free(&comparison);
    transcript_free(&transcript);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *const cases[] = {"one", "two", NULL};
    static struct rules *rules;
    if (rules == NULL)
        rules = rules_read("tests/unit/spec");
    char *text = fuzz_text(data, size), *problem = NULL;
    char *end = strstr(text, "\n====\n");
    size_t length = end != NULL ? (size_t)(end + 1 - text) : size;
    size_t rest = end != NULL ? length + strlen("====\n") : size;
    struct expected *expected = expected_parse("e", text, length, rules, cases, &problem);
    must((expected == NULL) == (problem != NULL));
    if (expected != NULL) {
        compare(expected, text + rest, size - rest, 17);
        compare(expected, text + rest, size - rest, 8);
    } else {
        must(strncmp(problem, "e:", 2) == 0);
    }
    free(problem);
    expected_free(expected);
    free(text);
    return 0;
}
