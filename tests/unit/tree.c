/* SPDX-License-Identifier: Apache-2.0 */

/* The project's own tables and expected files can be read. Run from the root of
 * the source tree. */
#include "unit.h"

#include <ftw.h>

#include "match/expected.h"

static struct rules *rules;
static unsigned files, wrong;

/* The cases that the file names: the descriptor is not at hand. */
static char **cases_of(const char *path)
{
    FILE *file = fopen(path, "r");
    char **cases = calloc(512, sizeof *cases);
    char *line = NULL;
    size_t size = 0, count = 0;
    while (file != NULL && getline(&line, &size, file) > 0)
        if (strncmp(line + strspn(line, " "), "@case ", 6) == 0)
            for (char *word = strtok(strstr(line, "@case ") + 6, " \n");
                 word != NULL && count < 511; word = strtok(NULL, " \n"))
                cases[count++] = strdup(word);
    free(line);
    if (file != NULL)
        fclose(file);
    return cases;
}

static int visit(const char *path, const struct stat *status, int type, struct FTW *place)
{
    (void)status;
    (void)place;
    size_t length = strlen(path);
    if (type != FTW_F || length < 4 || strcmp(path + length - 4, ".txt") != 0)
        return 0;
    char **cases = cases_of(path);
    char *problem = NULL;
    struct expected *expected = expected_read(path, rules, (const char *const *)cases, &problem);
    files++;
    if (expected == NULL) {
        wrong++;
        printf("# %s\n", problem);
        free(problem);
    }
    expected_free(expected);
    for (size_t i = 0; cases[i] != NULL; i++)
        free(cases[i]);
    free(cases);
    return 0;
}

static void every_expected_file_is_right(void **state)
{
    (void)state;
    rules = rules_read("spec");
    assert_non_null(rules);
    assert_int_equal(nftw("expected", visit, 16, FTW_PHYS), 0);
    assert_true(files > 0);
    assert_int_equal(wrong, 0);
    rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_expected_file_is_right)};
    return RUN_TESTS(tests);
}
