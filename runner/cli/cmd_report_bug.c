/* SPDX-License-Identifier: Apache-2.0 */

/* `assay report-bug`: a known deviation as a directory that can be filed. */
#include <stdio.h>
#include <stdlib.h>

#include "base/directories.h"
#include "base/files.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "export/bug_report.h"
#include "export/jtreg.h"
#include "export/reproducer.h"
#include "revision.h"

struct reporting {
    const char *out;  /* NULL for the cause's id */
    const char *test; /* NULL for the one that suits */
};

static int put_jtreg(const struct suite *suite, const struct known_cause *cause,
                     const struct bug_witness *witness, const char *directory)
{
    char *place = xprintf("%s/jtreg", directory);
    struct jtreg_suite jtreg = {.home = &suite->home, .directory = place};
    int result = 0;
    if (!jtreg_takes(&jtreg, witness->test)) {
        printf("%s starts other agents: there is no jtreg test\n", witness->test->id);
    } else {
        const char *const one[] = {witness->case_name, NULL};
        result = jtreg_begin(&jtreg);
        if (result == 0)
            result = jtreg_add(&jtreg, &(struct jtreg_test){.test = witness->test,
                                                            .cases = one,
                                                            .bug = cause->bug,
                                                            .summary = cause->title,
                                                            .vm_args = &witness->vm_args});
        if (result == 0)
            result = jtreg_end(&jtreg);
    }
    free(place);
    return result;
}

static int put_reproducer(const struct suite *suite, const struct bug_witness *witness,
                          const char *directory)
{
    char *place = xprintf("%s/reproducer", directory);
    int result = reproducer_write(&(struct reproducer){.test = witness->test,
                                                       .case_name = witness->case_name,
                                                       .revision = ASSAY_REVISION},
                                  &suite->home, suite->rules, place);
    free(place);
    return result;
}

static int report(const struct suite *suite, const struct reporting *reporting, const char *id)
{
    const struct known_cause *cause = suite->known != NULL ? known_cause_find(suite->known, id)
                                                           : NULL;
    const char *out = reporting->out != NULL ? reporting->out : id;
    struct bug_witness witness;
    if (cause == NULL) {
        complain("there is no cause '%s'; `assay known list` names them", id);
        return STATUS_ERROR;
    }
    if (check_is_new(out, "--out") != 0)
        return STATUS_ERROR;
    if (bug_witness_find(&witness, suite, cause, reporting->test) != 0)
        return STATUS_ERROR;
    struct jtreg_run run;
    if (jtreg_run_read(&run, &suite->home, id, witness.answer->id) != 0) {
        bug_witness_free(&witness);
        return STATUS_ERROR;
    }
    char *text = bug_report(suite, cause, &witness, &run, ASSAY_REVISION);
    jtreg_run_free(&run);
    int result = file_write(out, "report.md", text);
    if (result == 0)
        result = put_reproducer(suite, &witness, out);
    if (result == 0)
        result = put_jtreg(suite, cause, &witness, out);
    if (result == 0)
        printf("%s: report.md, reproducer/ and jtreg/ of %s\n", out, witness.answer->id);
    free(text);
    bug_witness_free(&witness);
    return result == 0 ? STATUS_OK : STATUS_ERROR;
}

static const struct option_row rows[] = {
    ROW_PATH(struct reporting, out, "out", "DIR",
             "the directory to make; default: the cause's id, here"),
    ROW_PATH(struct reporting, test, "test", "TEST",
             "show it by this test, of those that the cause has pins for"),
};

static const struct command_usage usage = {
    .synopsis = "assay report-bug [OPTION]... CAUSE\n",
    .purpose = "Makes a directory of a known deviation that can be filed with those who maintain\n"
               "the JVM: report.md in the form of their tracker, a reproducer, and a jtreg test.\n"
               "`assay known list` names the causes.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .least = 1,
    .most = 1};

int cmd_report_bug(int argc, char **argv)
{
    struct reporting reporting = {0};
    struct suite suite;
    char **names;
    int status = options_read(&usage, &reporting, argc, argv, &names);
    if (status != OPTIONS_READ)
        return status;
    if (suite_open(&suite, SUITE_TESTS | SUITE_RULES | SUITE_KNOWN | SUITE_INDEX, NULL) != 0)
        return STATUS_ERROR;
    status = report(&suite, &reporting, names[0]);
    suite_close(&suite);
    return status;
}
