/* SPDX-License-Identifier: Apache-2.0 */

/* `assay problems`: known deviations from and to a ProblemList of the JDK. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <time.h>

#include "base/files.h"
#include "base/output_file.h"
#include "base/text.h"
#include "base/utf8.h"
#include "catalog/renamed.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "history/results_file.h"
#include "judge/suite.h"
#include "run/vm_probe.h"
#include "vm/vm_find.h"

/* ---- Export ------------------------------------------------------------- */

/* A line of the list. */
struct problem {
    char *test;
    struct strings bugs;
    char *platforms;
};

struct problems {
    struct problem *items;
    size_t count;
};

static struct problem *problem_of(struct problems *problems, const char *test)
{
    for (size_t i = 0; i < problems->count; i++)
        if (strcmp(problems->items[i].test, test) == 0)
            return &problems->items[i];
    problems->items = xrealloc(problems->items, (problems->count + 1) * sizeof *problems->items);
    problems->items[problems->count] = (struct problem){.test = xstrdup(test)};
    return &problems->items[problems->count++];
}

static void problems_free(struct problems *problems)
{
    for (size_t i = 0; i < problems->count; i++) {
        free(problems->items[i].test);
        strings_free(&problems->items[i].bugs);
        free(problems->items[i].platforms);
    }
    free(problems->items);
}

static void add_once(struct strings *list, const char *text)
{
    for (size_t i = 0; i < list->count; i++)
        if (strcmp(list->items[i], text) == 0)
            return;
    strings_add(list, xstrdup(text));
}

/* The numbers in "JDK-8286836 and JDK-8300575". */
static void add_bugs(struct strings *bugs, const char *evidence)
{
    while ((evidence = strstr(evidence, "JDK-")) != NULL) {
        evidence += strlen("JDK-");
        size_t length = strspn(evidence, "0123456789");
        char *number = xprintf("%.*s", (int)length, evidence);
        if (length > 0)
            add_once(bugs, number);
        free(number);
    }
}

static int by_test(const void *a, const void *b)
{
    return strcmp(((const struct problem *)a)->test, ((const struct problem *)b)->test);
}

static int write_problems(const struct problems *problems, const char *path)
{
    struct output_file *file = output_file_open(path);
    FILE *stream = file != NULL ? output_file_stream(file) : NULL;
    if (stream != NULL)
        fputs("# Known deviations of Assay, as a ProblemList of the JDK's tests.\n", stream);
    for (size_t i = 0; stream != NULL && i < problems->count; i++) {
        const struct problem *problem = &problems->items[i];
        fprintf(stream, "%s ", problem->test);
        for (size_t j = 0; j < problem->bugs.count; j++)
            fprintf(stream, "%s%s", j > 0 ? "," : "", problem->bugs.items[j]);
        fprintf(stream, "%s generic-all\n", problem->bugs.count == 0 ? "0000000" : "");
    }
    int result = file != NULL ? output_file_commit(file) : -1;
    if (result != 0)
        complain("cannot write %s", path);
    if (file != NULL)
        output_file_free(file);
    return result;
}

static int export_problems(const struct known *known, const struct vm *vm, const char *path)
{
    struct problems problems = {0};
    size_t count = 0;
    const struct known_deviation *all = known_all(known, &count);
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < all[i].count; j++) {
            char *ids = vm != NULL ? known_for(known, vm, all[i].tests[j].id) : NULL;
            if (vm == NULL || (ids != NULL && known_ids_have(ids, all[i].id))) {
                struct problem *problem = problem_of(&problems, all[i].tests[j].id);
                add_bugs(&problem->bugs, all[i].evidence);
            }
            free(ids);
        }
    if (problems.count > 0)
        qsort(problems.items, problems.count, sizeof *problems.items, by_test);
    int result = write_problems(&problems, path);
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

/* Whether one of "linux-x64,windows-all" is this platform. */
static bool is_here(const char *platforms)
{
    struct utsname name;
    uname(&name);
    const char *machine = strcmp(name.machine, "x86_64") == 0 ? "x64" : name.machine;
    char *here = xprintf("linux-%s", machine);
    bool found = false;
    while (*platforms != '\0' && !found) {
        size_t length = strcspn(platforms, ",");
        const char *const ours[] = {"generic-all", "linux-all", here};
        for (size_t i = 0; i < sizeof ours / sizeof ours[0]; i++)
            found |= strlen(ours[i]) == length && strncmp(platforms, ours[i], length) == 0;
        char *generic = xprintf("generic-%s", machine);
        found |= strlen(generic) == length && strncmp(platforms, generic, length) == 0;
        free(generic);
        platforms += length + (platforms[length] == ',');
    }
    free(here);
    return found;
}

/* Reads the lines that are about tests of this suite on this platform. */
static int read_problems(struct problems *problems, const char *path, const struct suite *suite)
{
    char *text = file_read_loudly(path, NULL);
    if (text == NULL)
        return -1;
    int number = 0, result = 0;
    size_t foreign = 0;
    for (char *line = text, *end; *line != '\0'; line = end) {
        end = line + strcspn(line, "\n");
        if (*end != '\0')
            *end++ = '\0';
        number++;
        line[strcspn(line, "#\r")] = '\0';
        char *save;
        char *test = strtok_r(line, " \t", &save), *bugs = strtok_r(NULL, " \t", &save);
        char *platforms = strtok_r(NULL, " \t", &save);
        if (test == NULL)
            continue;
        char *id = renamed_id(suite->catalog.renamed, test);
        if (platforms == NULL || strspn(bugs, "0123456789,") != strlen(bugs)
            || strpbrk(bugs, "0123456789") == NULL) {
            complain("%s:%d: a line is a test, bug numbers and platforms", path, number);
            result = -1;
        } else if (!catalog_has_test(&suite->catalog, &suite->home, id)) {
            foreign++;
        } else if (is_here(platforms)) {
            struct problem *problem = problem_of(problems, id);
            for (char *bug = strtok_r(bugs, ",", &save); bug != NULL;
                 bug = strtok_r(NULL, ",", &save))
                add_once(&problem->bugs, bug);
            if (problem->platforms == NULL)
                problem->platforms = xstrdup(platforms);
        }
        free(id);
    }
    if (foreign > 0)
        complain("%s: %zu lines are about tests that are not of this suite", path, foreign);
    free(text);
    return result;
}

static char *bugs_of(const struct problem *problem, const char *separator)
{
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    for (size_t i = 0; i < problem->bugs.count; i++)
        fprintf(stream, "%sJDK-%s", i > 0 ? separator : "", problem->bugs.items[i]);
    fclose(stream);
    return text;
}

static const char *text_in(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text != NULL ? text : "";
}

static bool is_kind(const json_t *line, const char *kind)
{
    return strcmp(text_in(line, "kind"), kind) == 0;
}

/* What a result says is text of one line here, whatever it is. */
static void put_key(const char *key, const char *text)
{
    printf("%s: ", key);
    utf8_put(stdout, text);
    putchar('\n');
}

static void put_answer(const char *key, const char *text)
{
    bool escaped = text != NULL && strcmp(text, "nothing") == 0;
    put_key(key, escaped ? "\\nothing" : text != NULL ? text : "nothing");
}

static void put_pair(const char *expected, const char *actual)
{
    put_answer("Expected", expected);
    put_answer("Actual", actual);
}

/* An early end takes the first missing line with it, and explains those after it. */
static void put_pairs(const json_t *result, const char *end)
{
    const json_t *lines = json_object_get(result, "comparison");
    size_t count = json_array_size(lines);
    const char *waiting = NULL;
    bool ended = end == NULL;
    for (size_t i = 0; i < count; i++) {
        const json_t *line = json_array_get(lines, i);
        const char *text = text_in(line, "text");
        if (is_kind(line, "missing") && end != NULL) {
            if (!ended)
                put_pair(text, end);
            ended = true;
            continue;
        }
        bool extra = is_kind(line, "extra");
        if (waiting != NULL && !extra)
            put_pair(waiting, NULL);
        if (extra)
            put_pair(waiting, text);
        waiting = is_kind(line, "missing") ? text : NULL;
    }
    if (waiting != NULL)
        put_pair(waiting, NULL);
    if (!ended)
        put_pair(NULL, end);
}

static void put_rules(const json_t *result)
{
    struct strings rules = {0};
    size_t index, number;
    json_t *line, *id;
    json_array_foreach (json_object_get(result, "comparison"), index, line)
        json_array_foreach (json_object_get(line, "rules"), number, id)
            if (!is_kind(line, "same") && json_is_string(id))
                add_once(&rules, json_string_value(id));
    if (rules.count == 0)
        json_array_foreach (json_object_get(result, "rules"), number, id)
            add_once(&rules, text_in(id, "id"));
    for (size_t i = 0; i < rules.count; i++)
        put_key("Rule", rules.items[i]);
    strings_free(&rules);
}

/* The version up to its build number; that of HotSpot 8 as entries write it. */
static char *version_of(const json_t *vm)
{
    const char *version = text_in(vm, "version");
    bool eight = json_integer_value(json_object_get(vm, "specification")) == 8
                 && strncmp(version, "25.", 3) == 0;
    const char *start = eight ? version + 3 : version;
    size_t length = strspn(start, "0123456789.");
    while (length > 0 && start[length - 1] == '.')
        length--;
    return xprintf("%s%.*s", eight ? "8.0." : "", (int)length, start);
}

static bool has_difference(const json_t *result)
{
    size_t index;
    json_t *line;
    json_array_foreach (json_object_get(result, "comparison"), index, line)
        if (is_kind(line, "missing") || is_kind(line, "extra"))
            return true;
    return false;
}

static void put_entry(const struct problem *problem, const struct results_file *recorded,
                       const struct recorded_result *result)
{
    const json_t *vm = json_object_get(recorded->root, "vm");
    const char *verdict = verdict_name(result->verdict);
    const char *end = result->verdict == VERDICT_FAIL || result->verdict == VERDICT_WEAK ? NULL
                                                                                         : verdict;
    if (end == NULL && !has_difference(result->object)) {
        char *plain = utf8_plain(result->id, strlen(result->id));
        complain("%s: no line differs in these results, and an entry can pin nothing else", plain);
        free(plain);
        return;
    }
    char *bugs = bugs_of(problem, ", "), *version = version_of(vm);
    char *name = xprintf("%s-%s-%s", problem->bugs.items[0], version, result->id);
    for (char *c = name; *c != '\0'; c++)
        if (!isalnum((unsigned char)*c) && *c != '.')
            *c = '-';
    char today[16];
    time_t now = time(NULL);
    struct tm parts;
    strftime(today, sizeof today, "%Y-%m-%d", gmtime_r(&now, &parts));
    printf("Deviation: jdk-%s\n", name);
    put_key("VM", text_in(vm, "name"));
    put_key("Versions", version);
    put_key("Test", result->id);
    put_pairs(result->object, end);
    put_rules(result->object);
    char *reason = xprintf("%s%s%s", text_in(result->object, "title"),
                           result->reason != NULL ? " But " : " It does not.",
                           result->reason != NULL ? result->reason : "");
    put_key("Reason", reason);
    free(reason);
    printf("Evidence: %s, in the ProblemList for %s.\nDate: %s\n\n", bugs, problem->platforms,
           today);
    free(name);
    free(version);
    free(bugs);
}

static bool is_meant(const struct problem *problem, const char *id)
{
    size_t length = strlen(problem->test);
    return strncmp(problem->test, id, length) == 0 && (id[length] == '\0' || id[length] == ':');
}

static bool deviates(enum verdict verdict)
{
    return verdict_deviates(verdict, false) || verdict == VERDICT_WEAK;
}

static int put_entries(const struct problems *problems, const char *path)
{
    struct results_file recorded;
    if (results_file_read(&recorded, path) != 0)
        return -1;
    for (size_t i = 0; i < recorded.count; i++)
        for (size_t j = 0; j < problems->count; j++)
            if (is_meant(&problems->items[j], recorded.results[i].id)
                && deviates(recorded.results[i].verdict))
                put_entry(&problems->items[j], &recorded, &recorded.results[i]);
    results_file_free(&recorded);
    return 0;
}

static void tell_recorded(const struct problems *problems, const struct known *known)
{
    size_t count = 0;
    const struct known_deviation *all = known != NULL ? known_all(known, &count) : NULL;
    for (size_t i = 0; i < problems->count; i++) {
        bool any = false;
        printf("%s", problems->items[i].test);
        for (size_t j = 0; j < count; j++)
            for (size_t k = 0; k < all[j].count; k++)
                if (is_meant(&problems->items[i], all[j].tests[k].id)) {
                    printf("%s %s", any ? "," : " is recorded as", all[j].id);
                    any = true;
                    break;
                }
        puts(any ? "" : " is not recorded; name results in which it deviates");
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
    int result = read_problems(&problems, request->import, suite);
    if (result == 0 && *request->results == NULL)
        tell_recorded(&problems, suite->known);
    for (char **path = request->results; result == 0 && *path != NULL; path++)
        result = put_entries(&problems, *path);
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
             "write suites/known in that form; '-' is standard output. A deviation\n"
             "without a bug number has 0000000"),
    ROW_VMS(struct request, places, "only the deviations recorded for this JVM"),
    ROW_PATH(struct request, import, "import", "FILE",
             "print an entry for suites/known of each listed test that deviates in the\n"
             "results (assay run --json), as it deviated there; without results, tell\n"
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
