/* SPDX-License-Identifier: Apache-2.0 */

/* `assay export`: a test as a directory of its own. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/directories.h"
#include "base/machine.h"
#include "base/output_file.h"
#include "base/utf8.h"
#include "base/version_info.h"
#include "cli/commands.h"
#include "cli/export_jtreg.h"
#include "cli/option_parser.h"
#include "export/reproduce_all.h"
#include "export/reproducer.h"
#include "export/reproducer_check.h"
#include "revision.h"
#include "run/session.h"
#include "run/vm_probe.h"
#include "vm/vm_find.h"

struct exporting {
    struct session session;
    struct run_config config;
    struct strings vm_args;
    struct vm_places places;
    const char *out;
    struct vm_places builders; /* the JDK to check it with, if it shall be */
    const char *cause;         /* the id of a known cause that it shall show; or NULL */
    bool all_known;            /* a reproducer of each known deviation */
    const char *table;         /* where to write the table of them */
    bool jtreg;                /* a jtreg test suite of all tests that are named */
    struct strings suites;     /* whose tests those are, too */
    unsigned jobs;
    FILE *page;     /* what came, in Markdown */
    struct vm *vms; /* those it ran on, to be checked */
    size_t vm_count;
    struct seen *seen; /* for each of them, what came of each planned test */
    size_t seen_count;
};

/* ---- What came -------------------------------------------------- */

struct observing {
    struct sink sink;
    struct exporting *exporting;
};

static int begin(struct sink *sink, const struct run *run)
{
    FILE *page = ((struct observing *)sink)->exporting->page;
    const struct vm *vm = run->vm;
    fprintf(page, "### %s %s%s%s\n\n%s, %s, against specification %d", vm->name, vm->version,
            vm->mode != NULL ? ", -" : "", vm->mode != NULL ? vm->mode : "", vm->vendor, vm->info,
            run->spec);
    for (char **argument = vm->vm_args; *argument != NULL; argument++)
        fprintf(page, " `%s`", *argument);
    fputs("\n\n", page);
    return 0;
}

static void put_known(FILE *page, const struct known *known, const char *ids)
{
    size_t count = 0;
    const struct known_cause *all = known_causes(known, &count);
    for (size_t i = 0; i < count; i++)
        if (known_ids_have(ids, all[i].id))
            fprintf(page, "%s. %s%s%s%s%s\n\n", all[i].title, all[i].behavior,
                    all[i].source != NULL ? " " : "", all[i].source != NULL ? all[i].source : "",
                    all[i].bug != NULL ? " Bug: " : "", all[i].bug != NULL ? all[i].bug : "");
}

static int observe(struct sink *sink, const struct run *run, const struct result *result)
{
    static const char marks[] = {[DIFF_SAME] = ' ', [DIFF_MISSING] = '-', [DIFF_EXTRA] = '+'};
    struct exporting *exporting = ((struct observing *)sink)->exporting;
    FILE *page = exporting->page;
    (void)run;
    exporting->seen = xgrow(exporting->seen, exporting->seen_count, sizeof *exporting->seen);
    exporting->seen[exporting->seen_count++] = (struct seen){
        .verdict = result->verdict, .known = result->known != NULL ? xstrdup(result->known) : NULL};
    fprintf(page, "`%s`: **%s**%s", result->id, verdict_name(result->verdict),
            result->reason != NULL ? ", " : "");
    if (result->reason != NULL)
        utf8_put(page, result->reason);
    fputs("\n\n", page);
    if (result->known != NULL && exporting->session.suite->known != NULL)
        put_known(page, exporting->session.suite->known, result->known);
    if (result->comparison.count > 0)
        fputs("Expected and missing (-), actual and not expected (+), both:\n\n", page);
    for (size_t i = 0; i < result->comparison.count; i++) {
        const struct diff_line *line = &result->comparison.lines[i];
        char *text = utf8_brief(line->text, strlen(line->text));
        fprintf(page, "    %c %s\n", marks[line->kind], text);
        free(text);
    }
    fputs(result->comparison.count > 0 ? "\n" : "", page);
    return 0;
}

static int end(struct sink *sink, const struct run *run)
{
    (void)sink;
    (void)run;
    return 0;
}

static void release(struct sink *sink)
{
    free(sink);
}

static int run_on_each(struct exporting *exporting)
{
    struct session *session = &exporting->session;
    int status = STATUS_OK;
    for (size_t i = 0; i < exporting->places.count && status == STATUS_OK; i++) {
        struct vm vm;
        if (vm_probe(&vm, &exporting->places.items[i],
                     (const char *const *)exporting->vm_args.items, NULL, &session->suite->home,
                     session->launcher, 1)
            != 0) {
            status = STATUS_ERROR;
            break;
        }
        if (vm_is_late(&vm, NULL)) {
            complain("what export writes is started with its agent: leave out the --vm-arg with "
                     "%s",
                     VM_AGENT);
            vm_free(&vm);
            status = STATUS_ERROR;
            break;
        }
        struct observing *observing = xcalloc(1, sizeof *observing);
        observing->sink = (struct sink){begin, observe, end, release, "the observation"};
        observing->exporting = exporting;
        session_run(session, &vm, &observing->sink);
        exporting->vms = xgrow(exporting->vms, exporting->vm_count, sizeof *exporting->vms);
        exporting->vms[exporting->vm_count++] = vm;
    }
    return launcher_interrupted(session->launcher) ? STATUS_INTERRUPTED : status;
}

/* Whether the test showed the deviation that is meant wherever it applies. */
static bool shows_deviation(const struct exporting *exporting)
{
    size_t shown = 0;
    for (size_t i = 0; i < exporting->seen_count; i++) {
        const struct seen *seen = &exporting->seen[i];
        if (seen->verdict == VERDICT_NA)
            continue;
        if (seen->verdict != VERDICT_KNOWN || !known_ids_have(seen->known, exporting->cause))
            return false;
        shown++;
    }
    return shown > 0;
}

/* Whether the reproducer builds, and shows what came. */
static int check(const struct exporting *exporting)
{
    const struct session *session = &exporting->session;
    size_t planned = session->plan->count;
    int status = STATUS_OK;
    char *directory = realpath(exporting->out, NULL);
    if (reproducer_check_build(session, directory, exporting->builders.items[0].home) != 0)
        status = STATUS_DEVIATION;
    for (size_t i = 0; i < exporting->vm_count && status == STATUS_OK; i++)
        for (size_t j = 0; j < planned; j++)
            if (!launcher_interrupted(session->launcher)
                && reproducer_check_run(session, directory, &exporting->vms[i],
                                        &session->plan->items[j], &exporting->seen[i * planned + j])
                       != 0)
                status = STATUS_DEVIATION;
    if (status == STATUS_OK && exporting->cause != NULL && !shows_deviation(exporting)) {
        complain("what it shows is not the known deviation %s", exporting->cause);
        status = STATUS_DEVIATION;
    }
    free(directory);
    return launcher_interrupted(session->launcher) ? STATUS_INTERRUPTED : status;
}

/* ---- The command -------------------------------------------------------- */

/* The plan is the one test that is meant, with all its cases or one of them. */
static int select_test(struct plan *plan, const struct catalog *catalog, char *test)
{
    char *patterns[] = {test, NULL};
    if (plan_make(plan, catalog, &(struct selection){.patterns = patterns, .repeat = 1, .seed = -1})
        != 0)
        return -1;
    for (size_t i = 1; i < plan->count; i++)
        if (plan->items[i].test != plan->items[0].test) {
            complain("'%s' chooses more than one test; `assay list '%s'` names them", test, test);
            plan_free(plan);
            return -1;
        }
    return 0;
}

static int write_down(struct exporting *exporting, const char *named)
{
    struct session *session = &exporting->session;
    const struct planned *first = &session->plan->items[0];
    char *record = NULL;
    size_t length = 0;
    int status = STATUS_OK;
    session->launcher = launcher_open();
    if (session->launcher == NULL)
        return STATUS_ERROR;
    exporting->page = open_memstream(&record, &length);
    if (exporting->places.count > 0)
        status = run_on_each(exporting);
    fclose(exporting->page);
    const struct reproducer reproducer = {.test = first->test,
                                          .case_name = strchr(named, ':') != NULL ? first->case_name
                                                                                  : NULL,
                                          .record = length > 0 ? record : NULL,
                                          .revision = ASSAY_REVISION};
    if (status == STATUS_OK
        && reproducer_write(&reproducer, &session->suite->home, session->suite->rules,
                            exporting->out)
               != 0)
        status = STATUS_ERROR;
    free(record);
    if (status == STATUS_OK && exporting->builders.count > 0)
        status = check(exporting);
    else if (status == STATUS_OK) {
        char *place = shell_quoted(exporting->out);
        printf("%s: build it with  sh %s/build.sh JDK  and run it with  sh %s/run.sh JDK\n",
               first->test->id, place, place);
        free(place);
    }
    launcher_close(session->launcher);
    return status;
}

static bool is_scenario(const char *named)
{
    const char *end = strrchr(named, '.');
    return end != NULL && strcmp(end, ".scenario") == 0;
}

static int export_test(struct exporting *exporting, char *named)
{
    struct session *session = &exporting->session;
    struct plan plan;
    if (is_scenario(named)) {
        complain("a scenario is exported by  assay explore --jdk DIR --replay %s --export DIR",
                 named);
        return STATUS_ERROR;
    }
    if (select_test(&plan, &session->suite->catalog, named) != 0)
        return STATUS_ERROR;
    session->plan = &plan;
    session->selection = named;
    int status = write_down(exporting, named);
    plan_free(&plan);
    return status;
}

/* A reproducer of each known deviation whose id one of the globs matches. */
static int export_all(const struct exporting *exporting, char *const *globs)
{
    const struct suite *suite = exporting->session.suite;
    struct vm_places found = {0};
    struct launcher *launcher = NULL;
    int status = STATUS_ERROR;
    if (exporting->places.count == 0)
        vm_places_find(&found);
    if (suite->known == NULL) {
        complain("no known deviation is recorded");
    } else if ((launcher = launcher_open()) != NULL) {
        status = reproduce_all(
            &(struct reproduce_request){.home = &suite->home,
                                        .known = suite->known,
                                        .launcher = launcher,
                                        .places = found.count > 0 ? &found : &exporting->places,
                                        .jdk = exporting->builders.items[0].home,
                                        .out = exporting->out,
                                        .globs = globs,
                                        .jobs = exporting->jobs,
                                        .page = exporting->table});
        launcher_close(launcher);
    }
    vm_places_free(&found);
    return status;
}

/* The directory is new: nothing of the user's is written over. */
static int check_out(const char *out)
{
    if (out != NULL && *out != '\0')
        return check_is_new(out);
    complain("name the directory to make: --out DIR");
    return -1;
}

static const struct option_row rows[] = {
    ROW_VMS(struct exporting, places,
            "run the test on this JVM, and write down what it does; may be repeated"),
    ROW_VM_ARGS(struct exporting, vm_args),
    {.name = "check",
     .argument = "JDK",
     .help = "build it with this JDK, run it on the JVMs, and fail (exit status 1) unless\n"
             "it shows there what the test shows",
     .kind = OPTION_OTHER,
     .offset = offsetof(struct exporting, builders),
     .read = option_read_vm},
    ROW_PATH(struct exporting, out, "out", "DIR", "the directory to make"),
    ROW_PATH(struct exporting, cause, "cause", "ID",
             "with --check: fail, too, unless what it shows is that known deviation"),
    ROW_FLAG(struct exporting, all_known, "all-known", 0,
             "with --check: make a reproducer of each known deviation, or of those whose\n"
             "ids match a glob, in DIR/ID, and try its tests on the JVMs that it is about until\n"
             "one shows it; what was shown is not made again until its pins change"),
    ROW_PATH(struct exporting, table, "table", "FILE",
             "with --all-known: write what was shown, and where, as Markdown"),
    ROW_FLAG(struct exporting, jtreg, "jtreg", 0,
             "make a jtreg test suite of all tests that patterns, suites and tier select; with\n"
             "--jdk, also a list for jtreg of those that are known to deviate there"),
    ROW_LIST(struct exporting, suites, "suite", "NAME",
             "with --jtreg: tests of suites/NAME.txt, or of a file (a name with '/')"),
    ROW_TIER(struct exporting, suites),
    ROW_JOBS(struct exporting, jobs),
};

static const struct command_usage usage = {
    .synopsis = "assay export [OPTION]... --out DIR TEST[:CASE]\n"
                "assay export --all-known --check JDK [OPTION]... --out DIR [ID-GLOB]...\n"
                "assay export --jtreg [--tier N] [--jdk DIR]... --out DIR [TEST-GLOB]...\n",
    .purpose = "Makes a directory that shows what a test shows and needs nothing but a C compiler\n"
               "and a JDK: the agent, the Java classes, build.sh, run.sh, and a README with the\n"
               "rules, what is expected, and what the JVMs named did. It is what one\n"
               "attaches to a bug report.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .least = 0,
    .most = -1};

static bool is_complete(const struct exporting *exporting, char *const *names)
{
    bool checked = exporting->builders.count > 0;
    if (exporting->jtreg)
        return !checked && !exporting->all_known && exporting->vm_args.count == 0;
    if (exporting->suites.count > 0)
        return false;
    if (exporting->all_known)
        return checked && exporting->out != NULL && exporting->cause == NULL;
    return names[0] != NULL && names[1] == NULL && exporting->table == NULL
           && (checked || exporting->cause == NULL);
}

static void free_exporting(struct exporting *exporting)
{
    vm_places_free(&exporting->places);
    vm_places_free(&exporting->builders);
    for (size_t i = 0; i < exporting->vm_count; i++)
        vm_free(&exporting->vms[i]);
    for (size_t i = 0; i < exporting->seen_count; i++)
        free(exporting->seen[i].known);
    free(exporting->vms);
    free(exporting->seen);
    strings_free(&exporting->vm_args);
    strings_free(&exporting->suites);
}

int cmd_export(int argc, char **argv)
{
    struct exporting exporting = {.session.config = &exporting.config,
                                  .config = {.program = program_name(),
                                             .jobs = 2,
                                             .seed = -1,
                                             .timeout_scale = 1,
                                             .quiet = true},
                                  .jobs = machine_jobs()};
    struct suite suite;
    char **names;
    output_file_ignore_signals();
    int status = options_read(&usage, &exporting, argc, argv, &names);
    exporting.config.command_line = command_line();
    if (status == OPTIONS_READ) {
        status = STATUS_ERROR;
        if (!is_complete(&exporting, names)) {
            status = usage_wrong(&usage);
        } else if ((exporting.all_known || check_out(exporting.out) == 0)
                   && suite_open(&suite, SUITE_TESTS | SUITE_RULES | SUITE_KNOWN, NULL) == 0) {
            exporting.session.suite = &suite;
            if (exporting.jtreg)
                status = export_jtreg(&suite, &exporting.suites, names, exporting.out,
                                      &exporting.places);
            else
                status = exporting.all_known ? export_all(&exporting, names)
                                             : export_test(&exporting, names[0]);
            suite_close(&suite);
        }
    }
    free_exporting(&exporting);
    return status;
}
