/* SPDX-License-Identifier: Apache-2.0 */

/* `assay matrix`: several runs side by side. */
#include <stdio.h>

#include "base/text.h"
#include "cli/commands.h"
#include "cli/option_parser.h"
#include "history/results_file.h"
#include "html/results_page.h"
#include "sinks/matrix.h"

static int add(struct matrix *matrix, const char *path)
{
    struct results_file file;
    if (results_file_read(&file, path) != 0)
        return -1;
    size_t column = matrix_column(matrix, file.label);
    for (size_t i = 0; i < file.count; i++)
        matrix_put(matrix, column, file.results[i].id, file.results[i].verdict);
    results_file_free(&file);
    return 0;
}

struct request {
    const char *html;
    bool all;
};

static const struct option_row rows[] = {
    ROW_FLAG(struct request, all, "all", 'a', "all tests"),
    ROW_PATH(struct request, html, "html", "FILE", "an HTML page instead (see assay report)"),
};

static const struct command_usage usage = {
    .synopsis = "assay matrix [OPTION]... RESULT.json...\n",
    .purpose =
        "Shows the results of several runs (assay run --json FILE) side by side: tests down,\n"
        "JVMs across. A test is shown when the JVMs to which it applies differ.\n",
    .rows = rows,
    .count = sizeof rows / sizeof *rows,
    .least = 1,
    .most = -1};

int cmd_matrix(int argc, char **argv)
{
    struct request request = {0};
    char **paths;
    int status = options_read(&usage, &request, argc, argv, &paths);
    if (status != OPTIONS_READ)
        return status;
    if (request.html != NULL)
        return results_page_write(request.html, paths) == 0 ? STATUS_OK : STATUS_ERROR;
    struct matrix *matrix = matrix_new();
    status = STATUS_OK;
    for (; *paths != NULL; paths++)
        if (add(matrix, *paths) != 0)
            status = STATUS_ERROR;
    if (matrix_columns(matrix) > 0)
        matrix_print(matrix, stdout, request.all);
    matrix_free(matrix);
    return status;
}
