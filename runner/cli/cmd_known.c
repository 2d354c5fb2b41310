/* SPDX-License-Identifier: Apache-2.0 */

/* `assay known`: the known deviations shown, and recorded from results. */
#include <errno.h>
#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/output_file.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "history/known_page.h"
#include "history/known_pins.h"
#include "history/known_record.h"
#include "history/pins_joined.h"
#include "judge/suite.h"
#include "vm/version.h"

struct request {
    const char *known, *out, *versions, *sometimes;
    struct strings tests; /* globs */
};

struct doing {
    const struct request *request;
    struct suite *suite;
    char **arguments; /* after the action */
};

static const struct known_cause *cause_named(const struct doing *doing, const char *id)
{
    const struct known *known = doing->suite->known;
    const struct known_cause *cause = known != NULL ? known_cause_find(known, id) : NULL;
    if (cause == NULL)
        complain("there is no cause '%s'; `assay known list` names them", id);
    return cause;
}

/* ---- Shown -------------------------------------------------------------- */

static int list(struct doing *doing)
{
    const struct suite *suite = doing->suite;
    size_t count = 0, pin_count = 0;
    if (suite->known == NULL)
        return 0;
    const struct known_cause *causes = known_causes(suite->known, &count);
    const struct known_pin *pins = known_pins(suite->known, &pin_count);
    for (int part = 0; part < PARTS; part++)
        for (size_t i = 0; i < count; i++) {
            size_t tests = 0;
            if ((int)known_part_of(&causes[i], suite->rules) != part)
                continue;
            for (size_t j = 0; j < pin_count; j++)
                tests += pins[j].cause == &causes[i] ? pins[j].count : 0;
            printf("%s: %s (%s; %s; %zu answer%s)\n", causes[i].id, causes[i].title,
                   known_part_title((enum known_part)part), causes[i].status, tests,
                   noun_end(tests));
        }
    return 0;
}

static int show(struct doing *doing)
{
    for (char **id = doing->arguments; *id != NULL; id++) {
        const struct known_cause *cause = cause_named(doing, *id);
        if (cause == NULL)
            return -1;
        known_page_cause(doing->suite, cause, stdout);
    }
    return 0;
}

/* ---- Written ------------------------------------------------------------ */

/* To the file that --out names, or to standard output. */
static int write_out(const struct doing *doing, const char *text)
{
    const char *path = doing->request->out != NULL ? doing->request->out : "-";
    struct output_file *file = output_file_open(path);
    if (file != NULL)
        fputs(text, output_file_stream(file));
    int result = file != NULL ? output_file_commit(file) : -1;
    if (result != 0)
        complain("cannot write %s: %s", path, strerror(errno));
    if (file != NULL)
        output_file_free(file);
    return result;
}

static int page(struct doing *doing)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    known_page(doing->suite, stream);
    fclose(stream);
    int result = write_out(doing, text);
    free(text);
    return result;
}

static int record(struct doing *doing)
{
    struct drafts drafts = {0};
    int result = 0;
    for (char **path = doing->arguments; result == 0 && *path != NULL; path++) {
        struct results_file file;
        result = results_file_read(&file, *path);
        if (result != 0)
            break;
        drafts_record(&drafts, &file);
        results_file_free(&file);
    }
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    drafts_print(&drafts, stream);
    fclose(stream);
    if (result == 0 && drafts.count == 0)
        complain("nothing deviates unexplained, so there is nothing to record");
    if (result == 0)
        result = write_out(doing, text);
    free(text);
    drafts_free(&drafts);
    return result;
}

static bool is_meant(const struct strings *globs, const char *id)
{
    for (size_t i = 0; i < globs->count; i++)
        if (fnmatch(globs->items[i], id, 0) == 0)
            return true;
    return globs->count == 0;
}

/* Adds what deviates unexplained in a file of results; returns how many, or -1. */
static long add_results(const struct doing *doing, struct pin_lines *lines, const char *path)
{
    struct results_file file;
    long count = 0;
    if (results_file_read(&file, path) != 0)
        return -1;
    for (size_t i = 0; i < file.count; i++) {
        const struct recorded_result *result = &file.results[i];
        if (!draft_is_due(result) || !is_meant(&doing->request->tests, result->id))
            continue;
        if (pin_lines_add_result(lines, &file, result, doing->request->versions,
                                 doing->request->sometimes))
            count++;
        else
            complain("%s: no line differs, and a pin can say nothing else", result->id);
    }
    results_file_free(&file);
    return count;
}

/* The pins of a cause have a file of their own, which is written anew. */
static int add(struct doing *doing)
{
    char *const *arguments = doing->arguments;
    const struct known_cause *cause = arguments[0] != NULL ? cause_named(doing, arguments[0])
                                                           : NULL;
    if (cause == NULL)
        return -1;
    struct pin_lines lines = {0};
    char *directory = xprintf("%s/known/pins", doing->suite->home.suites);
    char *name = xprintf("%s.txt", cause->id);
    char *path = xprintf("%s/%s", directory, name);
    long count = 0;
    pin_lines_add_known(&lines, doing->suite->known, cause->id, path);
    for (char *const *result = arguments + 1; count >= 0 && *result != NULL; result++) {
        long more = add_results(doing, &lines, *result);
        count = more < 0 ? -1 : count + more;
    }
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    fprintf(stream, "# Written by `assay known add %s`.\n", cause->id);
    pin_lines_join(&lines);
    pin_lines_print(&lines, cause->id, cause->vm, stream);
    fclose(stream);
    int result = count < 0 || lines.count == 0 ? -1 : file_write(directory, name, text);
    if (count >= 0 && lines.count == 0)
        complain("%s has no pins, and nothing in the results deviates unexplained", cause->id);
    if (result == 0)
        printf("%s: %ld answer%s added\n", path, count, noun_end((size_t)count));
    free(text);
    free(path);
    free(name);
    free(directory);
    pin_lines_free(&lines);
    return result;
}

/* ---- The command -------------------------------------------------------- */

static const struct {
    const char *name;
    int (*act)(struct doing *doing);
    unsigned parts; /* of the suite */
    bool arguments; /* it needs some */
} actions[] = {
    {"list", list, SUITE_TESTS | SUITE_RULES | SUITE_KNOWN, false},
    {"show", show, SUITE_TESTS | SUITE_RULES | SUITE_KNOWN | SUITE_INDEX, true},
    {"page", page, SUITE_TESTS | SUITE_RULES | SUITE_KNOWN | SUITE_INDEX, false},
    {"add", add, SUITE_TESTS | SUITE_RULES | SUITE_KNOWN, true},
    {"record", record, SUITE_TESTS, true},
};

static int read_versions(void *target, const char *option, const char *argument)
{
    if (!version_ranges_valid(argument)) {
        complain("%s: '%s' is not a list of ranges of versions", option, argument);
        return -1;
    }
    *(const char **)target = argument;
    return 0;
}

static const struct option_row rows[] = {
    ROW_PATH(struct request, known, "known", "FILE",
             "with list, show and page: this list, or directory of lists"),
    ROW_PATH(struct request, out, "out", "FILE",
             "with record and page: where to write; default: standard output"),
    ROW_LIST(struct request, tests, "test", "GLOB",
             "with add: of the results those of such tests; may be repeated"),
    ROW_PATH(struct request, sometimes, "sometimes", "TEXT",
             "with add: not in every run; how often, in words"),
    {.name = "versions",
     .argument = "RANGES",
     .help = "with add: for these versions, instead of the JVM's own",
     .kind = OPTION_OTHER,
     .offset = offsetof(struct request, versions),
     .read = read_versions},
};

static const struct command_usage usage = {
    .synopsis = "assay known list\n"
                "assay known show CAUSE...\n"
                "assay known page [--out FILE]\n"
                "assay known add CAUSE [--test GLOB]... [--versions RANGES] [--sometimes TEXT]\n"
                "                      [RESULT.json...]\n"
                "assay known record [--out FILE] RESULT.json...\n",
    .purpose =
        "Known deviations: lists the causes, shows one with its pins, makes the page of all,\n"
        "adds pins to a cause from results (of assay run --json) that deviate unexplained,\n"
        "or records all that deviates unexplained, under a cause for each test, as a\n"
        "list for --known.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .least = 1,
    .most = -1};

static int carry_out(const struct request *request, char **arguments)
{
    for (size_t i = 0; i < sizeof actions / sizeof actions[0]; i++) {
        if (strcmp(actions[i].name, arguments[0]) != 0)
            continue;
        if (actions[i].arguments && arguments[1] == NULL)
            return usage_wrong(&usage);
        struct suite suite;
        if (suite_open(&suite, actions[i].parts, request->known) != 0)
            return STATUS_ERROR;
        struct doing doing = {request, &suite, arguments + 1};
        int result = actions[i].act(&doing);
        suite_close(&suite);
        return result == 0 ? STATUS_OK : STATUS_ERROR;
    }
    return usage_wrong(&usage);
}

int cmd_known(int argc, char **argv)
{
    struct request request = {0};
    char **arguments;
    output_file_ignore_signals();
    int status = options_read(&usage, &request, argc, argv, &arguments);
    if (status == OPTIONS_READ)
        status = carry_out(&request, arguments);
    strings_free(&request.tests);
    return status;
}
