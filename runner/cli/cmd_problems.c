/* SPDX-License-Identifier: Apache-2.0 */

/* `assay problems`: known deviations from and to a ProblemList of the JDK. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "history/known_record.h"
#include "history/problem_list.h"
#include "history/results_file.h"
#include "judge/suite.h"
#include "run/vm_probe.h"
#include "vm/vm_find.h"

/* ---- Export ------------------------------------------------------------- */

static int export_problems(const struct known *known, const struct vm *vm, const char *path)
{
    struct problems problems = {0};
    size_t count = 0;
    const struct known_pin *all = known_pins(known, &count);
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < all[i].count; j++) {
            char *ids = vm != NULL ? known_for(known, vm, all[i].tests[j].id) : NULL;
            if (vm == NULL || (ids != NULL && known_ids_have(ids, all[i].cause_id))) {
                struct problem *problem = problem_of(&problems, all[i].tests[j].id);
                if (all[i].cause->bug != NULL)
                    problem_add_bugs(&problem->bugs, all[i].cause->bug);
            }
            free(ids);
        }
    int result = problems_write(&problems, path);
    problems_free(&problems);
    return result;
}

/* The JVM that is named, asked who it is. */
static int export_for(const struct known *known, const struct vm_places *places,
                      const struct home *home, const char *path)
{
    if (places->count == 0)
        return export_problems(known, NULL, path);
    struct launcher *launcher = launcher_open();
    struct vm vm;
    int result = -1;
    if (launcher == NULL)
        return -1;
    if (vm_probe(&vm, &places->items[0], NULL, NULL, home, launcher, 1) == 0) {
        result = export_problems(known, &vm, path);
        vm_free(&vm);
    }
    launcher_close(launcher);
    return result;
}

/* ---- Import ------------------------------------------------------------- */

/* The bugs of a line: "JDK-8286836, JDK-8300575". Allocated. */
static char *bugs_of(const struct problem *problem)
{
    char *numbers = strings_joined(&problem->bugs.texts, ", JDK-");
    char *text = xprintf("JDK-%s", numbers);
    free(numbers);
    return text;
}

/* The id of the cause: that of the first bug of the line, whatever its tests; of a line without one,
 * that of its test. Allocated. */
static char *cause_of(const struct problem *problem)
{
    if (problem->bugs.texts.count > 0)
        return xprintf("jdk-%s", problem->bugs.texts.items[0]);
    char *id = xprintf("listed-%s", problem->test);
    for (char *c = id; *c != '\0'; c++)
        if (!isalnum((unsigned char)*c))
            *c = '-';
    return id;
}

/* A list says that a test fails, not why. */
static void add_result(struct drafts *drafts, const struct problem *problem,
                       const struct results_file *file, const struct recorded_result *result)
{
    char *id = cause_of(problem);
    struct draft *draft = draft_of(drafts, id);
    const char *title = json_string_value(json_object_get(result->object, "title"));
    if (draft->title == NULL) {
        draft->bug = problem->bugs.texts.count > 0 ? bugs_of(problem) : NULL;
        draft->title = xprintf("Not reviewed: %s", title != NULL ? title : result->id);
        draft->status = xstrdup("open");
        draft->behavior = xprintf(
            "The test is in a ProblemList for %s%s%s; what the JVM does wrong "
            "is to be written here.",
            problem->platforms, draft->bug != NULL ? ", with " : "",
            draft->bug != NULL ? draft->bug : "");
    }
    draft_add(draft, file, result);
    free(id);
}

static int add_results(struct drafts *drafts, const struct problems *problems, const char *path)
{
    struct results_file file;
    if (results_file_read(&file, path) != 0)
        return -1;
    for (size_t i = 0; i < file.count; i++)
        for (size_t j = 0; j < problems->count; j++)
            if (problem_is_meant(&problems->items[j], file.results[i].id)
                && draft_is_due(&file.results[i]))
                add_result(drafts, &problems->items[j], &file, &file.results[i]);
    results_file_free(&file);
    return 0;
}

static void print_recorded(const struct problems *problems, const struct known *known)
{
    size_t count = 0;
    const struct known_pin *all = known != NULL ? known_pins(known, &count) : NULL;
    for (size_t i = 0; i < problems->count; i++) {
        struct strings causes = {0};
        for (size_t j = 0; j < count; j++)
            for (size_t k = 0; k < all[j].count; k++)
                if (problem_is_meant(&problems->items[i], all[j].tests[k].id))
                    strings_add_once(&causes, all[j].cause_id);
        printf("%s", problems->items[i].test);
        for (size_t j = 0; j < causes.count; j++)
            printf("%s %s", j > 0 ? "," : " is recorded as", causes.items[j]);
        puts(causes.count > 0 ? "" : " is not recorded; name results in which it deviates");
        strings_free(&causes);
    }
}

/* ---- The command -------------------------------------------------------- */

struct request {
    const char *export, *import;
    struct vm_places places;
    char **results;
};

static int import_problems(const struct request *request, const struct suite *suite)
{
    struct problems problems = {0};
    int result = problems_read(&problems, request->import, suite);
    if (result == 0 && *request->results == NULL)
        print_recorded(&problems, suite->known);
    struct drafts drafts = {0};
    for (char **path = request->results; result == 0 && *path != NULL; path++)
        result = add_results(&drafts, &problems, *path);
    if (result == 0)
        drafts_print(&drafts, stdout);
    drafts_free(&drafts);
    problems_free(&problems);
    return result;
}

static int carry_out(const struct request *request)
{
    struct suite suite;
    if (suite_open(&suite, SUITE_TESTS | SUITE_RULES | SUITE_KNOWN, NULL) != 0)
        return STATUS_ERROR;
    int result = 0;
    if (request->import != NULL)
        result = import_problems(request, &suite);
    else if (suite.known == NULL)
        complain("no deviation is recorded");
    else
        result = export_for(suite.known, &request->places, &suite.home, request->export);
    suite_close(&suite);
    return result == 0 ? STATUS_OK : STATUS_ERROR;
}

static const struct option_row rows[] = {
    ROW_PATH(struct request, export, "export", "FILE",
             "write suites/known in that form; '-' is standard output. A cause\n"
             "without a bug number has 0000000"),
    ROW_VMS(struct request, places, "only the deviations recorded for this JVM"),
    ROW_PATH(struct request, import, "import", "FILE",
             "print causes and pins for suites/known of the listed tests that deviate in the\n"
             "results (assay run --json), as they deviated there; without results, show\n"
             "which tests are recorded. Lines of other platforms are left out"),
};

static const struct command_usage usage = {
    .synopsis = "assay problems --export FILE [--jdk DIR]\n"
                "assay problems --import FILE [RESULT.json...]\n",
    .purpose =
        "Known deviations and the ProblemList of the JDK's own tests, whose lines are a test, bug\n"
        "numbers and platforms: 'thread/GetThreadState/parked 8286836 generic-all'.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .most = -1};

int cmd_problems(int argc, char **argv)
{
    struct request request = {0};
    int status = options_read(&usage, &request, argc, argv, &request.results);
    bool one = (request.export != NULL) != (request.import != NULL);
    if (status == OPTIONS_READ && request.places.count > 1) {
        complain("--jdk: a list is made for one JVM");
        status = STATUS_ERROR;
    } else if (status == OPTIONS_READ
               && (!one || (request.export != NULL && *request.results != NULL))) {
        status = usage_wrong(&usage);
    } else if (status == OPTIONS_READ) {
        status = carry_out(&request);
    }
    vm_places_free(&request.places);
    return status;
}
