/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/options.h"

#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/machine.h"
#include "base/version_info.h"
#include "vm/vm.h"

static const char usage[] =
    "Usage: assay run [OPTION]... [TEST-GLOB]...\n"
    "Runs tests against JVMs. Without globs and suites it runs all tests; a glob that\n"
    "begins with '!' leaves tests out.\n"
    "\n"
    "  --jdk DIR            a JDK or JRE to test, or the name of a build that tools/jdks.sh\n"
    "                       has installed; DIR:zero for another VM inside it. May be\n"
    "                       repeated. Default: the JDKs of this machine\n"
    "  --vm-arg ARG         an argument for the JVM; may be repeated\n"
    "  --config NAME|all    a configuration of the VM's profile (suites/vm); may be repeated\n"
    "  --suite NAME         tests of suites/NAME.txt, or of a file (a name with '/')\n"
    "  --again FILE         of the tests that deviated in the JSON of an earlier run, on its JVM\n"
    "  --spec N             the specification version to test against (8, 11, 17, ...);\n"
    "                       default: the JVM's own\n"
    "  -j, --jobs N         JVMs at the same time; default: one more than\n"
    "                       there are processors\n"
    "  --repeat N           run everything N times\n"
    "  --seed N             run in the random order of that number\n"
    "  --shard I/N          the I-th of N parts of the tests; 'assay merge' joins their JSON\n"
    "  --timeout-scale X    multiply all timeouts by X\n"
    "  --known FILE|none    the list of known deviations; default: that of the JVM\n"
    "  --strict             FIXED, WEAK and known deviations due for review fail the run, too\n"
    "  --keep DIR           where to keep the records of tests that did not pass\n"
    "  --tap FILE           write TAP; '-' is standard output, and {vm} in a name stands\n"
    "  --junit FILE         for the JVM; the same holds for JUnit XML\n"
    "  --json FILE          and JSON\n"
    "  --html FILE          one HTML page of the results of all JVMs\n"
    "  --help               this help\n"
    "\n"
    "Exit status: 0 all as expected, 1 a deviation, 2 bad usage or a harness error,\n"
    "130 interrupted.\n";

enum {
    JDK = 256,
    VM_ARG,
    CONFIG,
    SUITE,
    SPEC,
    REPEAT,
    SEED,
    SHARD,
    TIMEOUT_SCALE,
    KNOWN,
    STRICT,
    AGAIN,
    KEEP,
    TAP,
    JUNIT,
    JSON,
    HTML,
    HELP
};

static const struct option long_options[] = {
    {"jdk", required_argument, NULL, JDK},
    {"vm-arg", required_argument, NULL, VM_ARG},
    {"config", required_argument, NULL, CONFIG},
    {"suite", required_argument, NULL, SUITE},
    {"again", required_argument, NULL, AGAIN},
    {"spec", required_argument, NULL, SPEC},
    {"jobs", required_argument, NULL, 'j'},
    {"repeat", required_argument, NULL, REPEAT},
    {"seed", required_argument, NULL, SEED},
    {"shard", required_argument, NULL, SHARD},
    {"timeout-scale", required_argument, NULL, TIMEOUT_SCALE},
    {"known", required_argument, NULL, KNOWN},
    {"strict", no_argument, NULL, STRICT},
    {"keep", required_argument, NULL, KEEP},
    {"tap", required_argument, NULL, TAP},
    {"junit", required_argument, NULL, JUNIT},
    {"json", required_argument, NULL, JSON},
    {"html", required_argument, NULL, HTML},
    {"help", no_argument, NULL, HELP},
    {0},
};

/* Whether the whole text is a number from `least` to `most`, which goes into *value. */
static bool is_number(const char *text, int64_t least, int64_t most, int64_t *value)
{
    char *end;
    errno = 0;
    *value = strtoll(text, &end, 10);
    return (isdigit((unsigned char)*text) || *text == '-') && *end == '\0' && errno == 0
           && *value >= least && *value <= most;
}

static int read_number(const char *option, const char *text, int64_t least, int64_t most,
                       int64_t *value)
{
    if (is_number(text, least, most, value))
        return 0;
    complain("%s %s: not a whole number from %lld to %lld", option, text, (long long)least,
             (long long)most);
    return -1;
}

static int read_unsigned(const char *option, unsigned *value, unsigned most)
{
    int64_t number;
    if (read_number(option, optarg, 1, most, &number) != 0)
        return -1;
    *value = (unsigned)number;
    return 0;
}

static int read_scale(double *scale)
{
    char *end;
    *scale = strtod(optarg, &end);
    if (*optarg != '\0' && *end == '\0' && isfinite(*scale) && *scale > 0 && *scale <= 10000)
        return 0;
    complain("--timeout-scale %s: not a number greater than 0 and up to 10000", optarg);
    return -1;
}

static int read_spec(int *spec)
{
    int64_t number;
    if (read_number("--spec", optarg, VM_SPEC_MIN, 99, &number) != 0)
        return -1;
    *spec = (int)number;
    return 0;
}

static int read_shard(struct options *options)
{
    int64_t shard, shards;
    char *part = xstrdup(optarg);
    char *slash = strchr(part, '/');
    if (slash != NULL)
        *slash = '\0';
    bool valid = slash != NULL && is_number(slash + 1, 1, 9999, &shards)
                 && is_number(part, 1, shards, &shard);
    free(part);
    if (!valid) {
        complain("--shard %s: not I/N, as in 1/4", optarg);
        return -1;
    }
    options->config.shard = (unsigned)shard;
    options->config.shards = (unsigned)shards;
    return 0;
}

/* A file that the last option names; empty names would be opened as directories. */
static int read_path(const char *option, const char **path)
{
    *path = optarg;
    if (*optarg != '\0')
        return 0;
    complain("%s: the name is empty", option);
    return -1;
}

static int read_option(struct options *options, int option)
{
    switch (option) {
    case JDK:
        strings_add(&options->jdks, xstrdup(optarg));
        return 0;
    case VM_ARG:
        strings_add(&options->vm_args, xstrdup(optarg));
        return 0;
    case CONFIG:
        strings_add(&options->configurations, xstrdup(optarg));
        return 0;
    case SUITE:
        strings_add(&options->suites, xstrdup(optarg));
        return 0;
    case AGAIN:
        return read_path("--again", &options->again);
    case SPEC:
        return read_spec(&options->config.spec);
    case 'j':
        return read_unsigned("--jobs", &options->config.jobs, JOBS_MAX);
    case REPEAT:
        return read_unsigned("--repeat", &options->repeat, 1000000);
    case SEED:
        return read_number("--seed", optarg, 0, INT64_MAX, &options->config.seed);
    case SHARD:
        return read_shard(options);
    case TIMEOUT_SCALE:
        return read_scale(&options->config.timeout_scale);
    case KNOWN:
        return read_path("--known", &options->known);
    case STRICT:
        options->config.strict = true;
        return 0;
    case KEEP:
        return read_path("--keep", &options->config.keep);
    case TAP:
        return read_path("--tap", &options->config.reports.tap);
    case JUNIT:
        return read_path("--junit", &options->config.reports.junit);
    case JSON:
        return read_path("--json", &options->config.reports.json);
    case HTML:
        return read_path("--html", &options->config.reports.html);
    default:
        return -1;
    }
}

/* Two reports in one file would spoil each other. */
static int check_targets(const struct options *options)
{
    const char *const targets[] = {options->config.reports.tap, options->config.reports.junit,
                                   options->config.reports.json, options->config.reports.html};
    for (size_t i = 0; i < sizeof targets / sizeof targets[0]; i++)
        for (size_t j = 0; j < i; j++)
            if (targets[i] != NULL && targets[j] != NULL && strcmp(targets[i], targets[j]) == 0) {
                complain("%s is named for two reports", targets[i]);
                return -1;
            }
    if (options->config.reports.html != NULL
        && strstr(options->config.reports.html, "{vm}") != NULL) {
        complain("--html %s: there is one page for all JVMs, so {vm} stands for none of them",
                 options->config.reports.html);
        return -1;
    }
    return 0;
}

int options_read(struct options *options, int argc, char **argv)
{
    char *words = shell_line(argv);
    char *line = xprintf("%s %s", program_name(), words);
    free(words);
    *options = (struct options){.repeat = 1,
                                .config = {.program = program_name(),
                                           .command_line = line,
                                           .jobs = machine_jobs(),
                                           .seed = -1,
                                           .timeout_scale = 1},
                                .command_line = line};

    int option;
    int result = 0;
    while (result == 0 && (option = getopt_long(argc, argv, "j:", long_options, NULL)) != -1) {
        if (option == HELP) {
            fputs(usage, stdout);
            result = 1;
        } else {
            result = read_option(options, option);
        }
    }
    for (; result == 0 && optind < argc; optind++)
        strings_add(&options->patterns, xstrdup(argv[optind]));
    if (result == 0)
        result = check_targets(options);
    if (result != 0)
        options_free(options);
    return result;
}

void options_free(struct options *options)
{
    strings_free(&options->jdks);
    strings_free(&options->suites);
    strings_free(&options->vm_args);
    strings_free(&options->configurations);
    strings_free(&options->patterns);
    strings_free(&options->deviating);
    free(options->command_line);
}
