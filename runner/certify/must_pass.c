/* SPDX-License-Identifier: Apache-2.0 */
#include "certify/must_pass.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/utf8.h"
#include "match/expected.h"

static bool any_capability(const void *target, const char *capability)
{
    (void)target;
    (void)capability;
    return true;
}

static void add_test(struct strings *ids, const struct test *test, const struct expected *expected,
                     const struct challenges *challenges, int spec)
{
    static const char *const no_cases[] = {NULL};
    const struct assay_test *descriptor = test->descriptor;
    const char *const *name = descriptor->cases != NULL ? descriptor->cases : no_cases;
    do {
        const struct conditions conditions = {
            .spec = spec, .case_name = *name, .offers = any_capability};
        char *id = *name != NULL ? xprintf("%s:%s", test->id, *name) : xstrdup(test->id);
        if (challenge_of(challenges, id) == NULL
            && expected_has_level(expected, &conditions, LEVEL_MUST))
            strings_add(ids, xstrdup(id));
        free(id);
    } while (*name != NULL && *++name != NULL);
}

static bool is_of_version(const struct assay_test *descriptor, int spec)
{
    return (descriptor->since == 0 || spec >= descriptor->since)
           && (descriptor->until == 0 || spec <= descriptor->until);
}

int must_pass_make(struct strings *ids, const struct catalog *catalog, const struct rules *rules,
                   const struct challenges *challenges, int spec)
{
    for (size_t i = 0; i < catalog->count; i++) {
        const struct test *test = &catalog->tests[i];
        char *problem = NULL;
        if (!is_of_version(test->descriptor, spec))
            continue;
        struct expected *expected = expected_read(test->expected, rules, test->descriptor->cases,
                                                  &problem);
        if (expected == NULL) {
            complain("%s", problem);
            free(problem);
            return -1;
        }
        add_test(ids, test, expected, challenges, spec);
        expected_free(expected);
    }
    return 0;
}

char *must_pass_text(const struct strings *ids, int spec)
{
    char *lines = strings_lines(ids);
    char *text = xprintf("# The tests that check an obligation of specification version %d.\n%s",
                         spec, lines);
    free(lines);
    return text;
}

int must_pass_read(struct strings *ids, const char *directory, const char *name)
{
    char *text = file_read_foreign(directory, name, NULL), *save;
    if (text == NULL) {
        complain("%s/%s: %s", directory, name, strerror(errno));
        return -1;
    }
    for (char *line = strtok_r(text, "\n", &save); line != NULL; line = strtok_r(NULL, "\n", &save))
        if (*line != '#')
            strings_add(ids, utf8_plain(line, strlen(line)));
    free(text);
    return 0;
}
