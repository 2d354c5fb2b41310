/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/cli/: the commands and their options.
 * All other folders are for these.
 */

/* The commands of `assay`. Each gets its own name as argv[0], and returns the
 * exit status of the program. */
#ifndef ASSAY_CLI_COMMANDS_H
#define ASSAY_CLI_COMMANDS_H

#include "base/status.h"

int cmd_run(int argc, char **argv);
int cmd_list(int argc, char **argv);
int cmd_show(int argc, char **argv);
int cmd_probe(int argc, char **argv);
int cmd_compare(int argc, char **argv);
int cmd_matrix(int argc, char **argv);
int cmd_report(int argc, char **argv);
int cmd_trend(int argc, char **argv);
int cmd_coverage(int argc, char **argv);
int cmd_explain(int argc, char **argv);
int cmd_merge(int argc, char **argv);
int cmd_bisect(int argc, char **argv);
int cmd_export(int argc, char **argv);
int cmd_report_bug(int argc, char **argv);
int cmd_audit(int argc, char **argv);
int cmd_reach(int argc, char **argv);
int cmd_explore(int argc, char **argv);
int cmd_ask(int argc, char **argv);
int cmd_known(int argc, char **argv);
int cmd_problems(int argc, char **argv);
int cmd_certify(int argc, char **argv);
int cmd_doctor(int argc, char **argv);

#endif
