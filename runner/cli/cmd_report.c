/* SPDX-License-Identifier: Apache-2.0 */
#include <getopt.h>
#include <stdio.h>

#include "cli/commands.h"
#include "history/results_file.h"
#include "html/page_data.h"
#include "base/text.h"

static const char usage[] =
    "Usage: assay report --html FILE RESULT.json...\n"
    "Makes one HTML page of the results of several runs (assay run --json FILE): what each JVM\n"
    "does, where they differ, what is covered, how long it took. The page needs nothing but a\n"
    "browser; the files come in the order given.\n"
    "      --html FILE    where to write; '-' is standard output\n";

static int add(struct page *report, const char *path)
{
    struct results_file recorded;
    if (results_file_read(&recorded, path) != 0)
        return -1;
    page_add(report, recorded.root);
    results_file_free(&recorded);
    return 0;
}

int page_of_results(const char *path, char *const *results)
{
    struct home home;
    if (home_find(&home) != 0)
        return STATUS_ERROR;
    struct page *report = page_new();
    int status = STATUS_OK;
    for (; *results != NULL; results++)
        if (add(report, *results) != 0)
            status = STATUS_ERROR;
    if (page_runs(report) > 0 && page_write(report, &home, path) != 0)
        status = STATUS_ERROR;
    page_free(report);
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
    return page_of_results(html, argv + optind);
}
