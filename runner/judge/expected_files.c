/* SPDX-License-Identifier: Apache-2.0 */
#include "judge/expected_files.h"

#include <stdlib.h>

#include "base/text.h"

struct entry {
    struct expected *expected;
    char *problem;
};

struct expected_files {
    const struct suite *suite;
    struct entry *entries; /* one for each test of the catalogue */
};

struct expected_files *expected_files_new(const struct suite *suite)
{
    struct expected_files *files = xcalloc(1, sizeof *files);
    files->suite = suite;
    files->entries = xcalloc(suite->catalog.count, sizeof *files->entries);
    return files;
}

void expected_files_free(struct expected_files *files)
{
    for (size_t i = 0; i < files->suite->catalog.count; i++) {
        expected_free(files->entries[i].expected);
        free(files->entries[i].problem);
    }
    free(files->entries);
    free(files);
}

const struct expected *expected_files_of(struct expected_files *files, const struct test *test,
                                         const char **problem)
{
    struct entry *entry = &files->entries[test - files->suite->catalog.tests];
    if (entry->expected == NULL && entry->problem == NULL)
        entry->expected = expected_read(test->expected, files->suite->rules,
                                        test->descriptor->cases, &entry->problem);
    if (problem != NULL)
        *problem = entry->problem;
    return entry->expected;
}
