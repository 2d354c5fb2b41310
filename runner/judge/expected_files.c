/* SPDX-License-Identifier: Apache-2.0 */
#include "judge/expected_files.h"

#include <stdlib.h>

#include "base/files.h"
#include "base/text.h"
#include "spec/constant_names.h"

struct entry {
    struct expected *expected;
    char *problem;
};

struct expected_files {
    const struct suite *suite;
    struct entry *entries; /* one for each test of the catalogue */
    struct constant_names *names;
};

struct expected_files *expected_files_new(const struct suite *suite)
{
    struct expected_files *files = xcalloc(1, sizeof *files);
    files->suite = suite;
    files->entries = xcalloc(suite->catalog.count, sizeof *files->entries);
    files->names = constant_names_read(suite->home.spec);
    return files;
}

void expected_files_free(struct expected_files *files)
{
    for (size_t i = 0; i < files->suite->catalog.count; i++) {
        expected_free(files->entries[i].expected);
        free(files->entries[i].problem);
    }
    constant_names_free(files->names);
    free(files->entries);
    free(files);
}

/* A constant that does not exist would be expected in vain. Returns what is wrong, allocated; or NULL. */
static char *check_constants(const struct expected_files *files, const char *path)
{
    int line;
    char *text = file_read(path, NULL);
    char *wrong = text != NULL && files->names != NULL
                      ? constant_names_check(files->names, text, &line)
                      : NULL;
    char *problem = wrong != NULL ? xprintf("%s:%d: %s", path, line, wrong) : NULL;
    free(wrong);
    free(text);
    return problem;
}

static void read_entry(const struct expected_files *files, struct entry *entry,
                       const struct test *test)
{
    entry->expected = expected_read(test->expected, files->suite->rules, test->descriptor->cases,
                                    &entry->problem);
    if (entry->expected == NULL)
        return;
    entry->problem = check_constants(files, test->expected);
    if (entry->problem != NULL) {
        expected_free(entry->expected);
        entry->expected = NULL;
    }
}

const struct expected *expected_files_of(struct expected_files *files, const struct test *test,
                                         const char **problem)
{
    struct entry *entry = &files->entries[test - files->suite->catalog.tests];
    if (entry->expected == NULL && entry->problem == NULL)
        read_entry(files, entry, test);
    if (problem != NULL)
        *problem = entry->problem;
    return entry->expected;
}
