/* SPDX-License-Identifier: Apache-2.0 */

/* A command line, with an argument in each line. */
#include "fuzz.h"

#include <getopt.h>

#include "base/text.h"
#include "cli/option_parser.h"
#include "base/machine.h"

struct request {
    bool flag;
    const char *path;
    struct strings list;
    unsigned jobs;
    double scale;
};

static const struct option_row rows[] = {
    ROW_FLAG(struct request, flag, "flag", 'f', "a flag"),
    ROW_PATH(struct request, path, "path", "FILE", "a path"),
    ROW_LIST(struct request, list, "list", "GLOB", "a list"),
    ROW_JOBS(struct request, jobs),
    ROW_TIMEOUT_SCALE(struct request, scale),
};

static const struct command_usage usage = {.synopsis = "assay fuzz\n",
                                           .purpose = "Nothing.\n",
                                           .rows = rows,
                                           .count = sizeof rows / sizeof *rows,
                                           .least = 1,
                                           .most = 3};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size), *rest = text, **arguments = NULL;
    char *words[66] = {(char *)"assay"};
    int count = 1;
    for (char *line; count < 65 && (line = strsep(&rest, "\n")) != NULL;)
        words[count++] = line;
    struct request request = {0};
    optind = 0; /* getopt keeps where it was in the words of the last call */
    int status = options_read(&usage, &request, count, words, &arguments);
    if (status == OPTIONS_READ) {
        must(request.jobs <= JOBS_MAX);
        must(arguments[0] != NULL);
    }
    strings_free(&request.list);
    free(text);
    return 0;
}
