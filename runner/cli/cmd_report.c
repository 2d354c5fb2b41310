/* SPDX-License-Identifier: Apache-2.0 */

/* `assay report`: an HTML page of several runs. */
#include <stdio.h>

#include "cli/commands.h"
#include "cli/option_parser.h"
#include "html/results_page.h"

struct request {
    const char *html;
};

static const struct option_row rows[] = {
    ROW_PATH(struct request, html, "html", "FILE", "where to write; '-' is standard output"),
};

static const struct command_usage usage = {
    .synopsis = "assay report --html FILE RESULT.json...\n",
    .purpose =
        "Makes one HTML page of the results of several runs (assay run --json FILE): what\n"
        "each JVM does, where they differ, what is covered, how long it took. The page needs\n"
        "nothing but a browser; the files come in the order given.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .least = 1,
    .most = -1};

int cmd_report(int argc, char **argv)
{
    struct request request = {0};
    char **paths;
    int status = options_read(&usage, &request, argc, argv, &paths);
    if (status != OPTIONS_READ)
        return status;
    if (request.html == NULL)
        return usage_wrong(&usage);
    return results_page_write(request.html, paths) == 0 ? STATUS_OK : STATUS_ERROR;
}
