/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/command_table.h"

#include <string.h>

#include "cli/commands.h"

static const struct command commands[] = {
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
    {"coverage", cmd_coverage, "show which rules of the specification the tests cover"},
    {"explain", cmd_explain, "explain a rule, a function, an event or an error"},
    {"audit", cmd_audit, "put faults into the JVM TI, and report which no test detects"},
    {"reach", cmd_reach, "record which functions of a JVM each test executes"},
    {"explore", cmd_explore, "run random scenarios, and judge them by a model"},
    {"doctor", cmd_doctor, "check the suite, the JVMs and the programs that Assay needs"},
    {"probe", cmd_probe, "show what a JVM reports about itself"},
};

const struct command *command_at(size_t index)
{
    return index < sizeof commands / sizeof *commands ? &commands[index] : NULL;
}

const struct command *command_named(const char *name)
{
    for (size_t i = 0; command_at(i) != NULL; i++)
        if (strcmp(name, commands[i].name) == 0)
            return &commands[i];
    return NULL;
}
