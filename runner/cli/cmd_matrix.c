/* SPDX-License-Identifier: Apache-2.0 */
#include <getopt.h>
#include <stdio.h>

#include "cli/commands.h"
#include "sinks/matrix.h"
#include "history/results_file.h"
#include "html/results_page.h"
#include "base/text.h"

static const char usage[] =
    "Usage: assay matrix [OPTION]... RESULT.json...\n"
    "Shows the results of several runs (assay run --json FILE) side by side: tests down,\n"
    "JVMs across. A test is shown when the JVMs to which it applies differ.\n"
    "  -a, --all        all tests\n"
    "      --html FILE  an HTML page instead (see assay report)\n";

static int add(struct matrix *grid, const char *path)
{
    struct results_file recorded;
    if (results_file_read(&recorded, path) != 0)
        return -1;
    size_t column = matrix_column(grid, recorded.label);
    for (size_t i = 0; i < recorded.count; i++)
        matrix_put(grid, column, recorded.results[i].id, recorded.results[i].verdict);
    results_file_free(&recorded);
    return 0;
}

int cmd_matrix(int argc, char **argv)
{
    enum { HTML = 256 };
    static const struct option options[] = {{"all", no_argument, NULL, 'a'},
                                            {"html", required_argument, NULL, HTML},
                                            {"help", no_argument, NULL, 'h'},
                                            {0}};
    const char *html = NULL;
    bool all = false;
    for (int option; (option = getopt_long(argc, argv, "ah", options, NULL)) != -1;) {
        if (option == 'h') {
            fputs(usage, stdout);
            return STATUS_OK;
        }
        if (option != 'a' && option != HTML)
            return STATUS_ERROR;
        if (option == HTML)
            html = optarg;
        else
            all = true;
    }
    if (optind == argc) {
        fputs(usage, stderr);
        return STATUS_ERROR;
    }
    if (html != NULL)
        return results_page_write(html, argv + optind) == 0 ? STATUS_OK : STATUS_ERROR;
    struct matrix *grid = matrix_new();
    int status = STATUS_OK;
    for (int i = optind; i < argc; i++)
        if (add(grid, argv[i]) != 0)
            status = STATUS_ERROR;
    if (matrix_columns(grid) > 0)
        matrix_print(grid, stdout, all);
    matrix_free(grid);
    return status;
}
