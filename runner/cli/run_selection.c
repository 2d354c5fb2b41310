/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/run_selection.h"

#include <stdlib.h>
#include <string.h>

#include "catalog/expression.h"
#include "catalog/shard.h"
#include "cli/run_touching.h"
#include "history/results_file.h"
#include "judge/expected_files.h"
#include "spec/releases.h"

/* What a word of --expression is looked for in. */
struct searched {
    struct expression *expression;
    struct expected_files *expected;
    const struct test *test;
    const char *case_name;
};

static bool word_matches(void *context, const char *word)
{
    const struct searched *searched = context;
    const struct rule *const *rules;
    const struct expected *expected = expected_files_of(searched->expected, searched->test, NULL);
    if (strcasestr(searched->test->id, word) != NULL
        || (searched->case_name != NULL && strcasestr(searched->case_name, word) != NULL))
        return true;
    size_t count = expected != NULL ? expected_rules(expected, &rules) : 0;
    for (size_t i = 0; i < count; i++)
        if (strcasestr(rules[i]->id, word) != NULL)
            return true;
    return false;
}

static bool is_searched(void *context, const struct test *test, const char *case_name)
{
    struct searched *searched = context;
    searched->test = test;
    searched->case_name = case_name;
    return expression_holds(searched->expression, word_matches, searched);
}

static int read_expression(struct searched *searched, const char *text, const struct suite *suite)
{
    char *problem;
    searched->expression = expression_parse(text, &problem);
    searched->expected = expected_files_new(suite);
    if (searched->expression != NULL)
        return 0;
    complain("--expression '%s': %s", text, problem);
    free(problem);
    return -1;
}

/* The times of the tests in the results, or NULL after a message. */
static struct test_times *read_times(const char *path)
{
    struct results_file file;
    if (results_file_read(&file, path) != 0)
        return NULL;
    struct test_times *times = test_times_new();
    for (size_t i = 0; i < file.count; i++)
        test_times_add(times, file.results[i].id,
                       json_number_value(json_object_get(file.results[i].object, "seconds")));
    results_file_free(&file);
    return times;
}

/* Rules of a later version are not known, and those of the newest one would be applied. */
static int check_spec(const struct run_options *options, const struct suite *suite)
{
    struct releases releases;
    int result = 0;
    if (options->config.spec == 0)
        return 0;
    if (releases_read(&releases, suite->home.spec) != 0)
        return -1;
    if (options->config.spec > releases_newest(&releases)) {
        complain("--spec %d: the newest version that the suite knows is %d", options->config.spec,
                 releases_newest(&releases));
        result = -1;
    }
    releases_free(&releases);
    return result;
}

int run_selection_plan(struct plan *plan, const struct run_options *options,
                       const struct suite *suite, const struct vm_places *places,
                       struct launcher *launcher)
{
    struct strings patterns = {0};
    int result = check_spec(options, suite);
    for (size_t i = 0; result == 0 && i < options->suites.count; i++)
        result = plan_read_suite(&patterns, options->suites.items[i], &suite->home);
    for (size_t i = 0; i < options->patterns.count; i++)
        strings_add(&patterns, xstrdup(options->patterns.items[i]));
    struct searched searched = {0};
    struct selection selection = {.patterns = strings_array(&patterns),
                                  .only = options->deviating.items,
                                  .repeat = options->repeat,
                                  .seed = options->config.seed,
                                  .shard = options->config.shard,
                                  .shards = options->config.shards,
                                  .first = options->first.items};
    if (result == 0 && options->expression != NULL) {
        result = read_expression(&searched, options->expression, suite);
        selection.wanted = is_searched;
        selection.context = &searched;
    }
    struct run_touching touching = {0};
    if (result == 0)
        result = run_touching_open(&touching, options, suite, places, launcher);
    if (touching.touching != NULL) {
        selection.nearness = run_touching_nearness;
        selection.nearness_context = &touching;
    }
    struct test_times *times = NULL;
    if (result == 0 && options->times != NULL)
        result = (times = read_times(options->times)) != NULL ? 0 : -1;
    selection.times = times;
    if (result == 0)
        result = plan_make(plan, &suite->catalog, &selection);
    if (result == 0 && touching.touching != NULL && !options->config.quiet)
        run_touching_summarize(&touching, options, plan);
    test_times_free(times);
    run_touching_free(&touching);
    expression_free(searched.expression);
    if (searched.expected != NULL)
        expected_files_free(searched.expected);
    string_array_free(selection.patterns);
    return result;
}

char *run_selection_line(const struct run_options *options)
{
    struct strings words = {0};
    if (options->again != NULL)
        strings_add(&words, xprintf("--again=%s", options->again));
    if (options->expression != NULL)
        strings_add(&words, xprintf("--expression=%s", options->expression));
    for (size_t i = 0; i < options->touching.count; i++)
        strings_add(&words, xprintf("--touching=%s", options->touching.items[i]));
    if (options->touching_diff != NULL)
        strings_add(&words, xprintf("--touching-diff=%s", options->touching_diff));
    for (size_t i = 0; i < options->suites.count; i++)
        strings_add(&words, xprintf("--suite=%s", options->suites.items[i]));
    for (size_t i = 0; i < options->patterns.count; i++)
        strings_add(&words, xstrdup(options->patterns.items[i]));
    char **array = strings_array(&words);
    char *line = array[0] != NULL ? shell_line(array) : xstrdup("all tests");
    string_array_free(array);
    return line;
}
