/* SPDX-License-Identifier: Apache-2.0 */

/* `assay show`: one test. */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/version_info.h"
#include "catalog/pattern.h"
#include "catalog/plan.h"
#include "catalog/renamed.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "judge/known.h"
#include "judge/suite.h"
#include "match/expected.h"
#include "run/command.h"
#include "spec/capabilities.h"

static void print_words(const char *name, const char *const *words)
{
    if (words == NULL || words[0] == NULL)
        return;
    char *line = shell_line((char *const *)words);
    printf("%-14s%s\n", name, line);
    free(line);
}

static void print_capabilities(const char *name, const struct assay_capabilities *capabilities)
{
    unsigned char bits[sizeof *capabilities];
    memcpy(bits, capabilities, sizeof bits);
    bool any = false;
    for (unsigned bit = 0; bit < CAPABILITY_BITS; bit++)
        if (bits[bit / 8] >> bit % 8 & 1 && capability_name(bit) != NULL) {
            printf(any ? " %s" : "%-14s%s", any ? capability_name(bit) : name,
                   capability_name(bit));
            any = true;
        }
    if (any)
        putchar('\n');
}

static void print_range(int since, int until)
{
    if (since != 0 && until != 0)
        printf("%d to %d", since, until);
    else if (since != 0)
        printf("%d and later", since);
    else if (until != 0)
        printf("up to %d", until);
    else
        printf("all releases");
}

static void print_facts(const struct test *test)
{
    const struct assay_test *descriptor = test->descriptor;
    printf("%s\n%s\n\n", test->id, descriptor->title);
    printf("%-14s", "specification");
    print_range(descriptor->since, descriptor->until);
    printf("\n%-14s%s\n", "target", test_target(descriptor));
    print_words("arguments", descriptor->args);
    print_capabilities("needs", &descriptor->needs);
    print_capabilities("wants", &descriptor->wants);
    print_words("JVM arguments", descriptor->vm_args);
    print_words("environment", descriptor->env);
    print_words("cases", descriptor->cases);
    if (descriptor->options != NULL)
        printf("%-14s%s\n", "options", descriptor->options);
    printf("%-14s%s\n%-14s%s\n", "source", test->source, "expected", test->expected);
}

static void print_rules(const struct expected *expected)
{
    const struct rule *const *rules;
    size_t count = expected_rules(expected, &rules);
    puts("\nRules");
    for (size_t i = 0; i < count; i++) {
        printf("  [%s] %s, ", rules[i]->id, level_name(rules[i]->level));
        print_range(rules[i]->since, rules[i]->until);
        printf("\n      %s\n      lines", rules[i]->wording);
        const struct expected_line *lines;
        size_t line_count = expected_lines(expected, &lines);
        for (size_t j = 0; j < line_count; j++)
            for (size_t k = 0; k < lines[j].rule_count; k++)
                if (strcmp(lines[j].rules[k]->id, rules[i]->id) == 0) {
                    printf(" %d", lines[j].line);
                    break;
                }
        putchar('\n');
    }
}

static int print_file(const char *title, const char *path)
{
    FILE *file = fopen(path, "re");
    if (file == NULL) {
        complain("%s: %s", path, strerror(errno));
        return -1;
    }
    printf("\n%s\n", title);
    char *line = NULL;
    size_t size = 0;
    for (int number = 1; getline(&line, &size, file) >= 0; number++) {
        line[strcspn(line, "\n")] = '\0';
        printf("%4d  %s\n", number, line);
    }
    free(line);
    fclose(file);
    return 0;
}

static void print_ways(const struct test *test, const struct home *home)
{
    struct vm vm = {.java = "java"};
    char **argv = command_test(&vm, test, home);
    const char *case_name = test->descriptor->cases != NULL ? test->descriptor->cases[0] : NULL;
    char **settings = command_settings(&vm, test);
    char *by_hand = command_by_hand(argv, settings, case_name);
    char *runner = shell_quoted(program_name());
    printf("\nTo run it\n  %s run %s\n  %s\n", runner, test->id, by_hand);
    free(runner);
    free(by_hand);
    string_array_free(settings);
    string_array_free(argv);
}

/* Whether the pin has the test, or a case of it. */
static bool is_pinned(const struct known_pin *pin, const char *id)
{
    size_t length = strlen(id);
    for (size_t i = 0; i < pin->count; i++)
        if (strncmp(pin->tests[i].id, id, length) == 0
            && (pin->tests[i].id[length] == '\0' || pin->tests[i].id[length] == ':'))
            return true;
    return false;
}

/* The causes of known deviations in the test, each once. */
static void print_known(const struct known *known, const char *id)
{
    size_t count;
    const struct known_pin *pins = known_pins(known, &count);
    struct strings shown = {0};
    for (size_t i = 0; i < count; i++) {
        const struct known_cause *cause = pins[i].cause;
        size_t before = shown.count;
        if (!is_pinned(&pins[i], id)
            || (strings_add_once(&shown, cause->id), shown.count == before))
            continue;
        printf("%s  %s: %s\n", before == 0 ? "\nKnown deviations (assay known show CAUSE)\n" : "",
               cause->id, cause->title);
    }
    strings_free(&shown);
}

static int show(const struct test *test, const struct suite *suite)
{
    const struct rules *rules = suite->rules;
    char *problem;
    struct expected *expected = expected_read(test->expected, rules, test->descriptor->cases,
                                              &problem);
    print_facts(test);
    int result = 0;
    if (expected != NULL) {
        print_rules(expected);
    } else {
        complain("%s", problem);
        free(problem);
        result = -1;
    }
    expected_free(expected);
    if (print_file("Source", test->source) != 0 || print_file("Expected", test->expected) != 0)
        result = -1;
    if (suite->known != NULL)
        print_known(suite->known, test->id);
    print_ways(test, &suite->home);
    return result;
}

/* The one test that is meant; a pattern will do when it chooses one test alone. */
static const struct test *find(const struct catalog *catalog, const char *name)
{
    const struct test *found = NULL;
    size_t matches = 0;
    for (size_t i = 0; i < catalog->count; i++) {
        const struct test *test = &catalog->tests[i];
        if (strcmp(test->id, name) == 0)
            return test;
        if (pattern_matches(name, test->id, NULL)) {
            found = test;
            matches++;
        }
    }
    if (matches == 1)
        return found;
    if (matches == 0) {
        char *hint = plan_hint(catalog, name);
        complain("there is no test '%s'%s", name,
                 *hint != '\0' ? hint : "; `assay list` names all");
        free(hint);
    } else {
        complain("'%s' chooses %zu tests; `assay list %s` names them", name, matches, name);
    }
    return NULL;
}

static const struct command_usage usage = {
    .synopsis = "assay show TEST\n",
    .purpose = "Shows all parts of a test: its rules, its source, what is expected, the known\n"
               "deviations in it, how to run it.\n",
    .least = 1,
    .most = 1};

int cmd_show(int argc, char **argv)
{
    char **names;
    int status = options_read(&usage, NULL, argc, argv, &names);
    if (status != OPTIONS_READ)
        return status;
    struct suite suite;
    if (suite_open(&suite, SUITE_TESTS | SUITE_RULES | SUITE_KNOWN, NULL) != 0)
        return STATUS_ERROR;
    char *name = renamed_argument(suite.catalog.renamed, names[0]);
    const struct test *test = find(&suite.catalog, name);
    free(name);
    int result = test != NULL ? show(test, &suite) : -1;
    suite_close(&suite);
    return result == 0 ? STATUS_OK : STATUS_ERROR;
}
