/* SPDX-License-Identifier: Apache-2.0 */

/* `assay coverage`: which rules the tests cover. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/commands.h"
#include "cli/coverage_matrix.h"
#include "cli/option_parser.h"
#include "coverage/constants_used.h"
#include "coverage/coverage.h"
#include "judge/suite.h"
#include "spec/capabilities.h"
#include "spec/spec_index.h"

/* Of rules, or of errors. */
struct counts {
    size_t covered;
    size_t testable;
    size_t explained; /* cannot be tested, for a reason in the table */
};

struct line {
    const char *category;
    const char *subject;
    struct counts rules;
    struct counts errors;
};

struct covering {
    const struct rules *rules;
    const struct catalog *catalog;
    const struct coverage *coverage;
    const struct spec_index *subjects;
    char *const *chosen; /* categories and subjects; empty for all */
    bool missing;
    bool json;
    const char *matrix;
    struct line *lines;
    size_t count;
    size_t missing_count;
};

static bool is_chosen(const struct covering *covering, const char *category, const char *subject)
{
    if (*covering->chosen == NULL)
        return true;
    for (char *const *name = covering->chosen; *name != NULL; name++)
        if (strcmp(*name, category) == 0 || strcmp(*name, subject) == 0)
            return true;
    return false;
}

static struct line *line_of(struct covering *covering, const char *category, const char *subject)
{
    for (size_t i = 0; i < covering->count; i++)
        if (strcmp(covering->lines[i].subject, subject) == 0)
            return &covering->lines[i];
    covering->lines = xgrow(covering->lines, covering->count, sizeof *covering->lines);
    covering->lines[covering->count] = (struct line){.category = category, .subject = subject};
    return &covering->lines[covering->count++];
}

/* "no: the reason" cannot be tested; all else can, at least in part. */
static bool is_testable(const struct rule *rule)
{
    return strncmp(rule->testable, "no", 2) != 0;
}

static void count_rule(struct covering *covering, const struct rule *rule)
{
    const char *category = spec_index_category(covering->subjects, rule->subject);
    if (!is_chosen(covering, category, rule->subject))
        return;
    struct line *line = line_of(covering, category, rule->subject);
    struct counts *counts = strchr(rule->id, ':') != NULL ? &line->errors : &line->rules;
    size_t tests;
    coverage_tests(covering->coverage, rule->id, &tests);
    if (tests > 0)
        counts->covered++;
    if (tests > 0 || is_testable(rule)) {
        counts->testable++;
    } else {
        counts->explained++;
        return;
    }
    if (tests > 0)
        return;
    covering->missing_count++;
    if (covering->missing && !covering->json)
        printf("%s\t%s\t%s\n", level_name(rule->level), rule->id, rule->wording);
}

static int by_category(const void *a, const void *b)
{
    const struct line *left = a, *right = b;
    int order = strcmp(left->category, right->category);
    return order != 0 ? order : strcmp(left->subject, right->subject);
}

static void count_all(struct covering *covering)
{
    size_t count;
    const struct rule *all = rules_all(covering->rules, &count);
    for (size_t i = 0; i < count; i++)
        if (i + 1 == count || strcmp(all[i].id, all[i + 1].id) != 0)
            count_rule(covering, &all[i]);
    if (covering->count > 0)
        qsort(covering->lines, covering->count, sizeof *covering->lines, by_category);
}

static void add_counts(struct counts *sum, const struct counts *counts)
{
    sum->covered += counts->covered;
    sum->testable += counts->testable;
    sum->explained += counts->explained;
}

static void print_counts(const char *name, int indent, const struct counts *rules,
                         const struct counts *errors)
{
    printf("%*s%-*s %5zu /%5zu %7zu /%5zu %6zu\n", indent, "", 44 - indent, name, rules->covered,
           rules->testable, errors->covered, errors->testable,
           rules->explained + errors->explained);
}

static struct line sum_of(const struct covering *covering, const char *category)
{
    struct line sum = {0};
    for (size_t i = 0; i < covering->count; i++)
        if (category == NULL || strcmp(covering->lines[i].category, category) == 0) {
            add_counts(&sum.rules, &covering->lines[i].rules);
            add_counts(&sum.errors, &covering->lines[i].errors);
        }
    return sum;
}

static void print_subjects(const struct covering *covering)
{
    const char *category = "";
    printf("%-44s %12s %14s %6s\n", "", "rules", "errors", "not testable");
    for (size_t i = 0; i < covering->count; i++) {
        const struct line *line = &covering->lines[i];
        if (strcmp(line->category, category) != 0) {
            category = line->category;
            struct line sum = sum_of(covering, category);
            print_counts(category, 0, &sum.rules, &sum.errors);
        }
        print_counts(line->subject, 2, &line->rules, &line->errors);
    }
    struct line sum = sum_of(covering, NULL);
    print_counts("all", 0, &sum.rules, &sum.errors);
}

/* Functions and events of which a test covers a rule or an error. */
static size_t touched(const struct covering *covering, enum subject_kind kind, size_t *all)
{
    size_t count = 0;
    *all = spec_index_count(covering->subjects, kind);
    for (size_t i = 0; i < covering->count; i++)
        if (spec_index_kind(covering->subjects, covering->lines[i].subject) == kind
            && covering->lines[i].rules.covered + covering->lines[i].errors.covered > 0)
            count++;
    return count;
}

static size_t capabilities_touched(const struct covering *covering, size_t *all)
{
    unsigned char bits[sizeof(jvmtiCapabilities)] = {0};
    for (size_t i = 0; i < covering->catalog->count; i++) {
        unsigned char needs[sizeof bits], wants[sizeof bits];
        memcpy(needs, &covering->catalog->tests[i].descriptor->needs, sizeof needs);
        memcpy(wants, &covering->catalog->tests[i].descriptor->wants, sizeof wants);
        for (size_t j = 0; j < sizeof bits; j++)
            bits[j] |= needs[j] | wants[j];
    }
    size_t count = 0;
    *all = 0;
    for (unsigned bit = 0; bit < CAPABILITY_BITS; bit++)
        if (capability_name(bit) != NULL) {
            ++*all;
            count += bits[bit / 8] >> bit % 8 & 1;
        }
    return count;
}

/* The groups of constants whose members a transcript names. */
static const struct {
    const char *group;
    const char *what;
} groups[] = {
    {"jvmtiHeapReferenceKind", "heap reference kinds"},
    {"jvmtiHeapRootKind", "heap root kinds of 1.0"},
    {"jvmtiPrimitiveType", "primitive types"},
    {"jvmtiPhase", "phases"},
    {"jvmtiError", "error codes"},
};

static void print_touched(const struct covering *covering, const struct constants_used *vocabulary)
{
    size_t all, count = touched(covering, SUBJECT_FUNCTION, &all);
    printf("\nfunctions %zu / %zu", count, all);
    count = touched(covering, SUBJECT_EVENT, &all);
    printf(", events %zu / %zu", count, all);
    count = capabilities_touched(covering, &all);
    printf(", capabilities %zu / %zu\n", count, all);
    for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++) {
        count = constants_used_count(vocabulary, groups[i].group, &all);
        printf("%s%s %zu / %zu", i > 0 ? ", " : "", groups[i].what, count, all);
    }
    putchar('\n');
}

static json_t *counts_object(const struct counts *counts)
{
    return json_pack("{s:I, s:I, s:I}", "covered", (json_int_t)counts->covered, "testable",
                     (json_int_t)counts->testable, "not_testable", (json_int_t)counts->explained);
}

static void dump_touched(json_t *root, const struct covering *covering,
                         const struct constants_used *vocabulary)
{
    size_t all, count = touched(covering, SUBJECT_FUNCTION, &all);
    json_t *object = json_object();
    json_object_set_new(object, "functions",
                        json_pack("[I, I]", (json_int_t)count, (json_int_t)all));
    count = touched(covering, SUBJECT_EVENT, &all);
    json_object_set_new(object, "events", json_pack("[I, I]", (json_int_t)count, (json_int_t)all));
    count = capabilities_touched(covering, &all);
    json_object_set_new(object, "capabilities",
                        json_pack("[I, I]", (json_int_t)count, (json_int_t)all));
    for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++) {
        count = constants_used_count(vocabulary, groups[i].group, &all);
        json_object_set_new(object, groups[i].group,
                            json_pack("[I, I]", (json_int_t)count, (json_int_t)all));
    }
    json_object_set_new(root, "touched", object);
}

static void dump_missing(json_t *root, const struct covering *covering)
{
    size_t count;
    const struct rule *all = rules_all(covering->rules, &count);
    json_t *list = json_array();
    for (size_t i = 0; i < count; i++) {
        size_t tests;
        coverage_tests(covering->coverage, all[i].id, &tests);
        if (tests == 0 && is_testable(&all[i])
            && (i + 1 == count || strcmp(all[i].id, all[i + 1].id) != 0)
            && is_chosen(covering, spec_index_category(covering->subjects, all[i].subject),
                         all[i].subject))
            json_array_append_new(list, json_string(all[i].id));
    }
    json_object_set_new(root, "missing", list);
}

static void dump(const struct covering *covering, const struct constants_used *vocabulary)
{
    json_t *list = json_array();
    for (size_t i = 0; i < covering->count; i++) {
        const struct line *line = &covering->lines[i];
        json_array_append_new(list, json_pack("{s:s, s:s, s:o, s:o}", "category", line->category,
                                              "subject", line->subject, "rules",
                                              counts_object(&line->rules), "errors",
                                              counts_object(&line->errors)));
    }
    struct line sum = sum_of(covering, NULL);
    json_t *root = json_pack("{s:i, s:o, s:o, s:o}", "schema", 2, "rules",
                             counts_object(&sum.rules), "errors", counts_object(&sum.errors),
                             "subjects", list);
    dump_touched(root, covering, vocabulary);
    dump_missing(root, covering);
    json_dumpf(root, stdout, JSON_INDENT(1));
    putchar('\n');
    json_decref(root);
}

static int cover(struct covering *covering, const struct home *home)
{
    struct constants_used *vocabulary = constants_used_read(home, covering->catalog);
    if (vocabulary == NULL)
        return STATUS_ERROR;
    count_all(covering);
    int status = STATUS_OK;
    if (covering->count == 0) {
        complain("no rule is of what was named");
        status = STATUS_ERROR;
    } else if (covering->json) {
        dump(covering, vocabulary);
    } else if (!covering->missing) {
        print_subjects(covering);
        if (*covering->chosen == NULL)
            print_touched(covering, vocabulary);
    }
    if (status == STATUS_OK && covering->missing && covering->missing_count > 0)
        status = STATUS_DEVIATION;
    constants_used_free(vocabulary);
    free(covering->lines);
    return status;
}

static int cover_threads(const struct covering *covering, const struct home *home)
{
    struct thread_matrix *matrix = thread_matrix_read(home, covering->catalog, covering->rules,
                                                      covering->coverage);
    if (matrix == NULL)
        return STATUS_ERROR;
    int status = coverage_matrix_print(matrix, covering->missing, covering->json);
    thread_matrix_free(matrix);
    return status;
}

static int prepare(struct covering *covering)
{
    struct suite suite;
    if (suite_open(&suite, SUITE_TESTS | SUITE_RULES | SUITE_INDEX | SUITE_CHALLENGES, NULL) != 0)
        return STATUS_ERROR;
    struct coverage *coverage = coverage_read(&suite.catalog, suite.rules, suite.challenges);
    covering->rules = suite.rules;
    covering->catalog = &suite.catalog;
    covering->subjects = suite.index;
    covering->coverage = coverage;
    int status = coverage == NULL           ? STATUS_ERROR
                 : covering->matrix != NULL ? cover_threads(covering, &suite.home)
                                            : cover(covering, &suite.home);
    if (coverage != NULL)
        coverage_free(coverage);
    suite_close(&suite);
    return status;
}

/* There is one matrix. */
static int read_matrix(void *target, const char *option, const char *argument)
{
    if (strcmp(argument, "threads") != 0) {
        complain("%s: there is no matrix '%s'", option, argument);
        return -1;
    }
    *(const char **)target = argument;
    return 0;
}

static const struct option_row rows[] = {
    ROW_FLAG(struct covering, missing, "missing", 'm',
             "the rules and errors that no test covers, one a line"),
    ROW_FLAG(struct covering, json, "json", 'j', "as a JSON document"),
    {.name = "matrix",
     .argument = "threads",
     .help = "instead: which kinds of threads the tests have as targets and\n"
             "callers of each function, and why not others (docs/audit.md);\n"
             "with --missing what is neither, one a line",
     .kind = OPTION_OTHER,
     .offset = offsetof(struct covering, matrix),
     .read = read_matrix},
};

static const struct command_usage usage = {
    .synopsis = "assay coverage [OPTION]... [CATEGORY|SUBJECT]...\n",
    .purpose =
        "Reports which rules and documented errors of the specification the tests cover, of those\n"
        "that can be tested; for each function, event and section. Computed from the tests.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .end = "Exit status: 0, or 1 with --missing or --matrix when something is.\n",
    .most = -1};

int cmd_coverage(int argc, char **argv)
{
    struct covering covering = {0};
    char **chosen;
    int status = options_read(&usage, &covering, argc, argv, &chosen);
    if (status != OPTIONS_READ)
        return status;
    covering.chosen = chosen;
    if (covering.matrix != NULL && *chosen != NULL)
        return usage_wrong(&usage);
    return prepare(&covering);
}
