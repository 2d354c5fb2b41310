/* SPDX-License-Identifier: Apache-2.0 */
#include <getopt.h>
#include <stdio.h>

#include "cli/commands.h"
#include "html/results_page.h"

static const char usage[] =
    "Usage: assay report --html FILE RESULT.json...\n"
    "Makes one HTML page of the results of several runs (assay run --json FILE): what each JVM\n"
    "does, where they differ, what is covered, how long it took. The page needs nothing but a\n"
    "browser; the files come in the order given.\n"
    "      --html FILE    where to write; '-' is standard output\n";

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
    return results_page_write(html, argv + optind) == 0 ? STATUS_OK : STATUS_ERROR;
}
