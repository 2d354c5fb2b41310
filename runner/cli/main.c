/* SPDX-License-Identifier: Apache-2.0 */
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "base/version_info.h"
#include "base/text.h"

static const char help[] =
    "Usage: assay COMMAND [OPTION]...\n"
    "Conformance tests for the JVM Tool Interface.\n"
    "\n"
    "  run      run tests against JVMs\n"
    "  list     list the tests\n"
    "  show     show one test: what it demands, by which rules, and how to run it\n"
    "  compare  tell what differs between two runs\n"
    "  matrix   show the results of several runs side by side\n"
    "  report   make an HTML page of the results of several runs\n"
    "  trend    tell what became of the tests over many runs\n"
    "  merge    join the results of a run in parts (assay run --shard)\n"
    "  bisect   find the builds between which a test changes its verdict\n"
    "  problems read and write ProblemLists of the JDK\n"
    "  ask      ask JVMs what the specification leaves open\n"
    "  certify  judge a JVM by the whole suite, and write a dossier\n"
    "  export   make a directory of its own of a test: a reproducer for a bug report\n"
    "  coverage tell which rules of the specification the tests hold\n"
    "  explain  tell what a rule, a function, an event or an error is about\n"
    "  audit    make the JVM TI lie, and tell which faults no test notices\n"
    "  probe    tell what a JVM says of itself\n"
    "  help     this help\n"
    "\n"
    "'assay COMMAND --help' tells more. 'assay --version' prints the version.\n";

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
} commands[] = {
    {"run", cmd_run},           {"list", cmd_list},         {"show", cmd_show},
    {"probe", cmd_probe},       {"compare", cmd_compare},   {"matrix", cmd_matrix},
    {"report", cmd_report},     {"trend", cmd_trend},       {"merge", cmd_merge},
    {"bisect", cmd_bisect},     {"coverage", cmd_coverage}, {"explain", cmd_explain},
    {"problems", cmd_problems}, {"certify", cmd_certify},   {"ask", cmd_ask},
    {"export", cmd_export},     {"audit", cmd_audit},
};

static int print(const char *text)
{
    fputs(text, stdout);
    return STATUS_OK;
}

static int dispatch(int argc, char **argv)
{
    if (argc < 2) {
        fputs(help, stderr);
        return STATUS_ERROR;
    }
    const char *name = argv[1];
    if (strcmp(name, "help") == 0 || strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
        return print(help);
    if (strcmp(name, "--version") == 0)
        return print("assay " ASSAY_VERSION "\n");
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (strcmp(name, commands[i].name) == 0)
            return commands[i].run(argc - 1, argv + 1);
    complain("there is no command '%s'; see '%s help'", name, program_name());
    return STATUS_ERROR;
}

/* Files that are opened later must not take the place of a standard stream that is
 * closed; reading and writing it goes on to fail. */
static void fill_standard_streams(void)
{
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++)
        if (fcntl(stream, F_GETFD) < 0)
            (void)!open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int main(int argc, char **argv)
{
    fill_standard_streams();
    if (argc > 0)
        program_name_set(argv[0]);
    int status = dispatch(argc, argv);
    bool unwritten = fflush(stdout) != 0;
    if (status < STATUS_ERROR && (unwritten || ferror(stdout))) {
        complain("cannot write standard output: %s", strerror(errno));
        return STATUS_ERROR;
    }
    return status;
}
