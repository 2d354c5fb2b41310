/* SPDX-License-Identifier: Apache-2.0 */
#include <getopt.h>
#include <stdio.h>

#include "commands.h"
#include "recorded.h"
#include "report.h"
#include "text.h"

static const char usage[] =
    "Usage: assay report --html FILE RESULT.json...\n"
    "Makes one HTML page of the results of several runs (assay run --json FILE): what each JVM\n"
    "does, where they differ, what is covered, how long it took. The page needs nothing but a\n"
    "browser; the files come in the order given.\n"
    "      --html FILE    where to write; '-' is standard output\n";

static int add(struct report *report, const char *path)
{
    struct recorded recorded;
    if (recorded_read(&recorded, path) != 0)
        return -1;
    report_add(report, recorded.root);
    recorded_free(&recorded);
    return 0;
}

int report_recorded(const char *path, char *const *results)
{
    struct home home;
    if (home_find(&home) != 0)
        return STATUS_ERROR;
    struct report *report = report_new();
    int status = STATUS_OK;
    for (; *results != NULL; results++)
        if (add(report, *results) != 0)
            status = STATUS_ERROR;
    if (report_runs(report) > 0 && report_write(report, &home, path) != 0)
        status = STATUS_ERROR;
    report_free(report);
    home_free(&home);
    return status;
}

int cmd_report(int argc, char **argv)
{
    enum { HTML = 256 };
    static const struct option options[] = {
        {"html", required_argument, NULL, HTML}, {"help", no_argument, NULL, 'h'}, {0}};
    const char *html = NULL;
    for (int option; (option = getopt_long(argc, argv, "h", options, NULL)) != -1;) {
        if (option == 'h') {
            fputs(usage, stdout);
            return STATUS_OK;
        }
        if (option != HTML)
            return STATUS_ERROR;
        html = optarg;
    }
    if (html == NULL || optind == argc) {
        fputs(usage, stderr);
        return STATUS_ERROR;
    }
    return report_recorded(html, argv + optind);
}
