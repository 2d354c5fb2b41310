/* SPDX-License-Identifier: Apache-2.0 */
#include "unit.h"

#include <getopt.h>

#include "base/machine.h"
#include "base/status.h"
#include "base/text.h"
#include "cli/option_parser.h"

struct request {
    bool all;
    const char *path;
    struct strings names;
    unsigned jobs;
    int64_t seed;
    double scale;
    int calls;
};

static int read_even(void *target, const char *option, const char *argument)
{
    struct request *request = target;
    request->calls++;
    assert_string_equal(option, "--even");
    return atoi(argument) % 2 == 0 ? 0 : -1;
}

static const struct option_row rows[] = {
    ROW_FLAG(struct request, all, "all", 'a', "everything"),
    ROW_PATH(struct request, path, "path", "FILE", "a file\nin two lines"),
    ROW_LIST(struct request, names, "name", "NAME", "a name"),
    ROW_JOBS(struct request, jobs),
    ROW_NUMBER(struct request, seed, "seed", OPTION_INT64, 0, INT64_MAX, "a seed"),
    ROW_TIMEOUT_SCALE(struct request, scale),
    {.name = "even", .argument = "N", .help = "even", .kind = OPTION_OTHER, .read = read_even},
};

static const struct command_usage usage = {.synopsis = "assay try [OPTION]... A [B]\n",
                                           .purpose = "Tries.\n",
                                           .rows = rows,
                                           .count = sizeof rows / sizeof *rows,
                                           .end = "The end.\n",
                                           .least = 1,
                                           .most = 2};

/* Reads a line of words. */
static int read_line(struct request *request, const char *line, char ***arguments)
{
    static char buffer[256];
    static char *argv[16];
    int argc = 0;
    char *save;
    snprintf(buffer, sizeof buffer, "try %s", line);
    for (char *word = strtok_r(buffer, " ", &save); word != NULL; word = strtok_r(NULL, " ", &save))
        argv[argc++] = word;
    argv[argc] = NULL;
    *request = (struct request){.jobs = 7, .seed = -1, .scale = 1};
    optind = 0; /* getopt begins anew */
    return options_read(&usage, request, argc, argv, arguments);
}

static int status_of(const char *line)
{
    struct request request;
    char **arguments;
    int status = read_line(&request, line, &arguments);
    strings_free(&request.names);
    return status;
}

static void stores_what_is_given(void **state)
{
    (void)state;
    struct request request;
    char **arguments;
    int status = read_line(&request,
                           "one --name x -aj 3 --name=y --path f --seed 0 --timeout-scale 0.5 two",
                           &arguments);
    assert_int_equal(status, OPTIONS_READ);
    assert_true(request.all);
    assert_string_equal(request.path, "f");
    assert_int_equal(request.names.count, 2);
    assert_string_equal(request.names.items[1], "y");
    assert_int_equal(request.jobs, 3);
    assert_int_equal(request.seed, 0);
    assert_true(request.scale == 0.5);
    assert_string_equal(arguments[0], "one");
    assert_string_equal(arguments[1], "two");
    assert_null(arguments[2]);
    strings_free(&request.names);
}

static void keeps_defaults_and_what_follows_two_hyphens(void **state)
{
    (void)state;
    struct request request;
    char **arguments;
    assert_int_equal(read_line(&request, "-- --all", &arguments), OPTIONS_READ);
    assert_false(request.all);
    assert_int_equal(request.jobs, 7);
    assert_int_equal(request.seed, -1);
    assert_string_equal(arguments[0], "--all");
}

static void refuses_wrong_arguments(void **state)
{
    (void)state;
    static const char *const lines[] = {
        "-j 0 a",
        "-j 257 a",
        "-j 1x a",
        "-j a",
        "--seed -1 a",
        "--seed= a",
        "--all=1 a",
        "--timeout-scale 0 a",
        "--nonesuch a",
        "-x a",
        "--even 3 a",
        "--timeout-scale nan a",
        "--path= a",
        "--path",
        "a --name",
        "--seed 9223372036854775808 a",
        "",
        "a b c",
    };
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        assert_int_equal(status_of(lines[i]), STATUS_ERROR);
}

static void calls_the_reader_of_an_option(void **state)
{
    (void)state;
    struct request request;
    char **arguments;
    assert_int_equal(read_line(&request, "--even 2 --even 4 a", &arguments), OPTIONS_READ);
    assert_int_equal(request.calls, 2);
}

static void makes_the_help_of_the_table(void **state)
{
    (void)state;
    char *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    usage_print(&usage, stream);
    fclose(stream);
    assert_string_equal(text,
                        "Usage: assay try [OPTION]... A [B]\n"
                        "Tries.\n"
                        "\n"
                        "  -a, --all              everything\n"
                        "      --path FILE        a file\n"
                        "                         in two lines\n"
                        "      --name NAME        a name\n"
                        "  -j, --jobs N           JVMs at the same time; default: one more than\n"
                        "                         there are processors\n"
                        "      --seed N           a seed\n"
                        "      --timeout-scale X  multiply all timeouts by X\n"
                        "      --even N           even\n"
                        "  -h, --help             this help\n"
                        "\n"
                        "The end.\n");
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stores_what_is_given),
        cmocka_unit_test(keeps_defaults_and_what_follows_two_hyphens),
        cmocka_unit_test(refuses_wrong_arguments),
        cmocka_unit_test(calls_the_reader_of_an_option),
        cmocka_unit_test(makes_the_help_of_the_table),
    };
    return RUN_TESTS(tests);
}
