/* SPDX-License-Identifier: Apache-2.0 */

/* The program: finds the command and calls it. */
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/nearest.h"
#include "base/text.h"
#include "base/version_info.h"
#include "cli/commands.h"
#include "revision.h"

static const struct command {
    const char *name;
    int (*run)(int argc, char **argv);
    const char *purpose;
} commands[] = {
    {"run", cmd_run, "run tests against JVMs"},
    {"list", cmd_list, "list the tests"},
    {"show", cmd_show, "show one test: what it expects, by which rules, and how to run it"},
    {"compare", cmd_compare, "report what differs between two runs"},
    {"matrix", cmd_matrix, "show the results of several runs side by side"},
    {"report", cmd_report, "make an HTML page of the results of several runs"},
    {"trend", cmd_trend, "report how verdicts changed over many runs"},
    {"merge", cmd_merge, "join the results of a run in parts (assay run --shard)"},
    {"bisect", cmd_bisect, "find the builds between which a test changes its verdict"},
    {"known", cmd_known,
     "show and record known deviations: causes, and the answers pinned to them"},
    {"problems", cmd_problems, "read and write ProblemLists of the JDK"},
    {"ask", cmd_ask, "ask JVMs what the specification leaves open"},
    {"certify", cmd_certify, "run the whole suite, and write a certificate with its dossier"},
    {"export", cmd_export, "make a stand-alone reproducer of a test, for a bug report"},
    {"report-bug", cmd_report_bug, "make a report of a known deviation, with a jtreg test"},
    {"coverage", cmd_coverage, "tell which rules of the specification the tests cover"},
    {"explain", cmd_explain, "explain a rule, a function, an event or an error"},
    {"audit", cmd_audit, "put faults into the JVM TI, and report which no test detects"},
    {"explore", cmd_explore, "run random scenarios, and judge them by a model"},
    {"probe", cmd_probe, "show what a JVM reports about itself"},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static void print_help(FILE *stream)
{
    fputs("Usage: assay COMMAND [OPTION]...\n"
          "Conformance tests for the JVM Tool Interface.\n"
          "\n",
          stream);
    for (size_t i = 0; i < COMMANDS; i++)
        fprintf(stream, "  %-10s %s\n", commands[i].name, commands[i].purpose);
    fputs("  help       this help; 'help COMMAND' for that of a command\n"
          "\n"
          "'assay COMMAND --help' says more. 'assay --version' prints the version.\n",
          stream);
}

static const struct command *find(const char *name)
{
    for (size_t i = 0; i < COMMANDS; i++)
        if (strcmp(name, commands[i].name) == 0)
            return &commands[i];
    struct nearest nearest = nearest_begin(name);
    for (size_t i = 0; i < COMMANDS; i++)
        nearest_try(&nearest, commands[i].name, strlen(commands[i].name));
    char *hint = nearest_end(&nearest);
    complain("there is no command '%s'%s%s", name, *hint != '\0' ? hint : "; see ",
             *hint != '\0' ? "" : "'assay help'");
    free(hint);
    return NULL;
}

/* `assay help COMMAND` is `assay COMMAND --help`. */
static int help(int argc, char **argv)
{
    if (argc < 3) {
        print_help(stdout);
        return STATUS_OK;
    }
    const struct command *command = find(argv[2]);
    char option[] = "--help";
    char *arguments[] = {argv[2], option, NULL};
    return command != NULL ? command->run(2, arguments) : STATUS_ERROR;
}

static int dispatch(int argc, char **argv)
{
    if (argc < 2) {
        print_help(stderr);
        return STATUS_ERROR;
    }
    const char *name = argv[1];
    if (strcmp(name, "help") == 0 || strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
        return help(argc, argv);
    if (strcmp(name, "--version") == 0)
        return printf("assay " ASSAY_VERSION " (%s)\n", ASSAY_REVISION) < 0 ? STATUS_ERROR
                                                                            : STATUS_OK;
    const struct command *command = find(name);
    return command != NULL ? command->run(argc - 1, argv + 1) : STATUS_ERROR;
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
    memory_reserve();
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
