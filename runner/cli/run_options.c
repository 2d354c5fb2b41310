/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/run_options.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/machine.h"
#include "base/status.h"
#include "base/version_info.h"
#include "cli/option_parser.h"
#include "vm/vm.h"

static int read_shard(void *target, const char *option, const char *argument)
{
    struct run_options *options = target;
    int64_t shard, shards;
    char *part = xstrdup(argument);
    char *slash = strchr(part, '/');
    if (slash != NULL)
        *slash = '\0';
    bool valid = slash != NULL && number_read(slash + 1, 1, 9999, &shards)
                 && number_read(part, 1, shards, &shard);
    free(part);
    if (!valid) {
        complain("%s %s: not I/N, as in 1/4", option, argument);
        return -1;
    }
    options->config.shard = (unsigned)shard;
    options->config.shards = (unsigned)shards;
    return 0;
}

static int read_budget(void *target, const char *option, const char *argument)
{
    struct run_options *options = target;
    size_t length = strlen(argument);
    char unit = length > 1 ? argument[length - 1] : '\0';
    char *text = xprintf("%.*s", length > 1 ? (int)length - 1 : 0, argument);
    int64_t number;
    bool valid = (unit == 's' || unit == 'm') && number_read(text, 1, 100000, &number);
    free(text);
    if (!valid) {
        complain("%s %s: not a number of seconds or minutes, as in 60s or 10m", option, argument);
        return -1;
    }
    options->config.time_budget = (double)number * (unit == 'm' ? 60 : 1);
    return 0;
}

#define TARGET struct run_options

static const struct option_row rows[] = {
    ROW_LIST(TARGET, jdks, "jdk", "DIR",
             "a JDK or JRE to test, or the name of a build that tools/jdks.sh\n"
             "has installed; DIR:zero for another VM inside it. May be\n"
             "repeated. Default: the JDKs of this machine"),
    ROW_PATH(TARGET, on, "on", "ssh:HOST",
             "run the JVMs on another machine, where the directories of --jdk\n"
             "are; ssh:HOST:/DIR makes the run's directory in /DIR there\n"
             "(docs/architectures.md)"),
    ROW_VM_ARGS(TARGET, vm_args),
    ROW_LIST(TARGET, configurations, "config", "NAME|all",
             "a configuration of the VM's profile (suites/vm); may be repeated"),
    ROW_PATH(TARGET, profile, "profile", "FILE",
             "with --config: the VM's profile, instead of that in suites/vm"),
    ROW_LIST(TARGET, suites, "suite", "NAME",
             "tests of suites/NAME.txt, or of a file (a name with '/')"),
    ROW_TIER(TARGET, suites),
    {.name = "expression",
     .letter = 'k',
     .argument = "EXPR",
     .help = "only tests for which it holds: words, which are parts of the\n"
             "test's name or of the rules it covers, with and, or, not, ( )",
     .kind = OPTION_PATH,
     .offset = offsetof(TARGET, expression)},
    ROW_LIST(TARGET, touching, "touching", "GLOB",
             "only tests that execute functions of the JVM's library, as in\n"
             "'JvmtiTagMap::*', the nearest first, by the table of 'assay reach'\n"
             "(docs/touching.md); may be repeated"),
    ROW_PATH(TARGET, touching_diff, "touching-diff", "FILE",
             "the same for the functions that a patch of the JVM's sources\n"
             "changes; '-' is standard input"),
    ROW_PATH(TARGET, reach, "reach", "FILE", "that table; default: the one for this JVM"),
    ROW_PATH(TARGET, again, "again", "FILE",
             "only the tests that deviated in the JSON of an earlier run; without\n"
             "--jdk on its JVM, and then with its arguments and version of the\n"
             "specification"),
    ROW_PATH(TARGET, failed_first, "failed-first", "FILE",
             "tests that deviated in the JSON of an earlier run come first"),
    ROW_FLAG(TARGET, config.quiet, "quiet", 'q',
             "print nothing of the results: they are in the reports and the exit status"),
    ROW_FLAG(TARGET, dry_run, "dry-run", 0, "print the tests that would be run, in their order"),
    ROW_NUMBER(TARGET, config.spec, "spec", OPTION_INT, VM_SPEC_MIN, 99,
               "the specification version to test against (8, 11, 17, ...);\n"
               "default: the JVM's own"),
    ROW_JOBS(TARGET, config.jobs),
    ROW_NUMBER(TARGET, repeat, "repeat", OPTION_UNSIGNED, 1, 1000000, "run everything N times"),
    ROW_NUMBER(TARGET, config.seed, "seed", OPTION_INT64, 0, INT64_MAX,
               "run in the random order of that number"),
    {.name = "shard",
     .argument = "I/N",
     .help = "the I-th of N parts of the tests; 'assay merge' joins their JSON",
     .kind = OPTION_OTHER,
     .read = read_shard},
    ROW_PATH(TARGET, times, "times", "FILE",
             "with --shard: make parts that take about as long, by the times in\n"
             "the JSON of an earlier run; the same file for all parts"),
    {.name = "fail-fast",
     .argument = "N",
     .help = "begin no more tests after N deviations (1 for the first)",
     .kind = OPTION_SIZE,
     .offset = offsetof(TARGET, config.stop_after),
     .least = 1,
     .most = 1000000},
    {.name = "time-budget",
     .argument = "TIME",
     .help = "begin no more tests after that time: 60s, 10m",
     .kind = OPTION_OTHER,
     .read = read_budget},
    ROW_TIMEOUT_SCALE(TARGET, config.timeout_scale),
    ROW_PATH(TARGET, config.known, "known", "FILE|none",
             "the list of known deviations; default: that of the JVM"),
    ROW_FLAG(TARGET, config.strict, "strict", 0,
             "FIXED, WEAK and known deviations due for review fail the run, too"),
    ROW_PATH(TARGET, config.keep, "keep", "DIR",
             "where to keep the records of tests that did not pass"),
    ROW_FLAG(TARGET, no_batch, "no-batch", 0,
             "a JVM for each case, also for those of a test that expect errors\n"
             "alone, which share one as long as all of them pass\n"
             "(docs/performance.md); implied by --keep"),
    ROW_PATH(TARGET, resume, "resume", "DIR",
             "keep results in DIR as they come; the same command goes on from\n"
             "there when the run was stopped or killed"),
    ROW_FLAG(TARGET, watch, "watch", 0,
             "then wait until the JVM or something that the tests are made of\n"
             "changes, and run again what that concerns, until Ctrl-C\n"
             "(docs/watch.md)"),
    ROW_PATH(TARGET, config.reports.tap, "tap", "FILE",
             "write TAP; '-' is standard output, and {vm} in a name stands\n"
             "for that of the JVM"),
    ROW_PATH(TARGET, config.reports.junit, "junit", "FILE",
             "write JUnit XML, with names as for --tap"),
    ROW_PATH(TARGET, config.reports.json, "json", "FILE", "write JSON, with names as for --tap"),
    ROW_PATH(TARGET, config.reports.html, "html", "FILE",
             "one HTML page of the results of all JVMs"),
};

/* Results that are run again name their JVM. */
static const char *const overridden_by_again[] = {"again", "jdk",   "vm-arg", "config",
                                                  "spec",  "shard", NULL};

static const struct command_usage usage = {
    .synopsis = "assay run [OPTION]... [TEST-GLOB]...\n",
    .purpose = "Runs tests against JVMs. Without globs and suites it runs all tests; a glob that\n"
               "begins with '!' leaves tests out.\n",
    .rows = rows,
    .overriding = overridden_by_again,
    .count = sizeof rows / sizeof *rows,
    .end = "Exit status: 0 all as expected, 1 a deviation, 2 bad usage or a harness error,\n"
           "130 interrupted. With --watch that of the last round.\n",
    .most = -1};

/* Two reports in one file would spoil each other. */
static int check_targets(const struct report_paths *reports)
{
    const char *const targets[] = {reports->tap, reports->junit, reports->json, reports->html};
    for (size_t i = 0; i < sizeof targets / sizeof targets[0]; i++)
        for (size_t j = 0; j < i; j++)
            if (targets[i] != NULL && targets[j] != NULL && strcmp(targets[i], targets[j]) == 0) {
                complain("%s is named for two reports", targets[i]);
                return -1;
            }
    if (reports->html != NULL && strstr(reports->html, "{vm}") != NULL) {
        complain("--html %s: there is one page for all JVMs, so {vm} stands for none of them",
                 reports->html);
        return -1;
    }
    return 0;
}

int run_options_read(struct run_options *options, int argc, char **argv)
{
    char **patterns;
    *options = (struct run_options){
        .repeat = 1,
        .config = {
            .program = program_name(), .jobs = machine_jobs(), .seed = -1, .timeout_scale = 1}};
    int status = options_read(&usage, options, argc, argv, &patterns);
    options->config.command_line = command_line();
    if (status != OPTIONS_READ)
        return status;
    for (; *patterns != NULL; patterns++)
        strings_add(&options->patterns, xstrdup(*patterns));
    options->config.batch = !options->no_batch && options->config.keep == NULL;
    if (options->times != NULL && options->config.shards == 0) {
        complain("--times %s: it is for --shard I/N", options->times);
        return STATUS_ERROR;
    }
    if (options->reach != NULL && options->touching.count == 0 && options->touching_diff == NULL) {
        complain("--reach %s: it is for --touching and --touching-diff", options->reach);
        return STATUS_ERROR;
    }
    if (options->on != NULL && options->jdks.count == 0 && options->again == NULL) {
        complain("--on %s: it needs --jdk DIR, a directory on that machine", options->on);
        return STATUS_ERROR;
    }
    return check_targets(&options->config.reports) == 0 ? OPTIONS_READ : STATUS_ERROR;
}

void run_options_free(struct run_options *options)
{
    strings_free(&options->jdks);
    strings_free(&options->suites);
    strings_free(&options->touching);
    strings_free(&options->vm_args);
    strings_free(&options->configurations);
    strings_free(&options->patterns);
    strings_free(&options->deviating);
    strings_free(&options->first);
    free(options->found_on);
}
