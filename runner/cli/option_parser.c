/* SPDX-License-Identifier: Apache-2.0 */
#include "cli/option_parser.h"

#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/status.h"
#include "base/text.h"
#include "base/version_info.h"
#include "cli/command_table.h"
#include "cli/defaults.h"
#include "vm/vm_find.h"

/* What getopt_long gives for the row of index 0; the others follow. */
enum { FIRST_ROW = 256 };

static const struct option_row help_row = {.name = "help", .letter = 'h', .help = "this help"};

/* ---- The help ----------------------------------------------------------- */

enum { LEFT_MAX = 24 };

/* "  -j, --jobs N", allocated. */
static char *left_of(const struct option_row *row)
{
    char letter[] = {'-', row->letter, ',', ' ', '\0'};
    const char *before = row->letter != 0 ? letter : "    ";
    return row->argument != NULL ? xprintf("  %s--%s %s", before, row->name, row->argument)
                                 : xprintf("  %s--%s", before, row->name);
}

static int width_of(const struct command_usage *usage)
{
    int width = 0;
    for (size_t i = 0; i < usage->count; i++) {
        char *left = left_of(&usage->rows[i]);
        int length = (int)strlen(left);
        if (length > width && length <= LEFT_MAX)
            width = length;
        free(left);
    }
    return width;
}

static void print_row(const struct option_row *row, int width, FILE *stream)
{
    char *left = left_of(row);
    fputs(left, stream);
    int column = (int)strlen(left);
    if (column > width) {
        putc('\n', stream);
        column = 0;
    }
    for (const char *line = row->help; *line != '\0';) {
        int length = (int)strcspn(line, "\n");
        fprintf(stream, "%*s%.*s\n", width + 2 - column, "", length, line);
        column = 0;
        line += length;
        line += *line == '\n';
    }
    free(left);
}

void usage_print(const struct command_usage *usage, FILE *stream)
{
    const char *before = "Usage: ";
    for (const char *line = usage->synopsis; *line != '\0';) {
        int length = (int)strcspn(line, "\n");
        fprintf(stream, "%s%.*s\n", before, length, line);
        before = "       ";
        line += length;
        line += *line == '\n';
    }
    fputs(usage->purpose, stream);
    putc('\n', stream);
    int width = width_of(usage);
    for (size_t i = 0; i < usage->count; i++)
        print_row(&usage->rows[i], width, stream);
    print_row(&help_row, width, stream);
    if (usage->end != NULL)
        fprintf(stream, "\n%s", usage->end);
}

int usage_wrong(const struct command_usage *usage)
{
    usage_print(usage, stderr);
    return STATUS_ERROR;
}

/* ---- Arguments of options ------------------------------------------------ */

bool number_read(const char *text, int64_t least, int64_t most, int64_t *value)
{
    char *end;
    errno = 0;
    *value = strtoll(text, &end, 10);
    return (isdigit((unsigned char)*text) || *text == '-') && *end == '\0' && errno == 0
           && *value >= least && *value <= most;
}

static int store_number(const struct option_row *row, void *target, const char *argument)
{
    int64_t number;
    if (!number_read(argument, row->least, row->most, &number)) {
        complain("--%s %s: not a whole number from %lld to %lld", row->name, argument,
                 (long long)row->least, (long long)row->most);
        return -1;
    }
    if (row->kind == OPTION_INT)
        *(int *)target = (int)number;
    else if (row->kind == OPTION_UNSIGNED)
        *(unsigned *)target = (unsigned)number;
    else if (row->kind == OPTION_SIZE)
        *(size_t *)target = (size_t)number;
    else
        *(int64_t *)target = number;
    return 0;
}

static int store_real(const struct option_row *row, double *target, const char *argument)
{
    char *end;
    *target = strtod(argument, &end);
    bool percent = row->kind == OPTION_PERCENT;
    if (*argument != '\0' && *end == '\0' && isfinite(*target)
        && (percent ? *target >= 0 && *target <= 100 : *target > 0 && *target <= 10000))
        return 0;
    complain("--%s %s: not a number %s", row->name, argument,
             percent ? "from 0 to 100" : "greater than 0 and up to 10000");
    return -1;
}

static int store_other(const struct option_row *row, void *target, const char *argument)
{
    char *option = xprintf("--%s", row->name);
    int result = row->read(target, option, argument);
    free(option);
    return result;
}

static int store(const struct option_row *row, void *request, const char *argument)
{
    void *target = (char *)request + row->offset;
    switch (row->kind) {
    case OPTION_FLAG:
        *(bool *)target = true;
        return 0;
    case OPTION_PATH:
        if (*argument == '\0') {
            complain("--%s: the name is empty", row->name);
            return -1;
        }
        *(const char **)target = argument;
        return 0;
    case OPTION_TEXT:
        *(const char **)target = argument;
        return 0;
    case OPTION_LIST:
        strings_add(target, xstrdup(argument));
        return 0;
    case OPTION_PERCENT:
    case OPTION_SCALE:
        return store_real(row, target, argument);
    case OPTION_OTHER:
        return store_other(row, target, argument);
    default:
        return store_number(row, target, argument);
    }
}

int option_read_vm(void *target, const char *option, const char *argument)
{
    (void)option;
    return vm_places_add(target, argument);
}

/* The suite of a tier has the tests of those below, too; the third is all tests. */
int option_read_tier(void *target, const char *option, const char *argument)
{
    int64_t tier;
    if (!number_read(argument, 1, 3, &tier)) {
        complain("%s %s: the tiers are 1, 2 and 3", option, argument);
        return -1;
    }
    if (tier < 3)
        strings_add(target, xprintf("tier%d", (int)tier));
    return 0;
}

/* ---- The command line ---------------------------------------------------- */

/* The rows as getopt_long wants them. */
struct option_table {
    struct option *options;
    char *letters;
};

static void add(struct option_table *table, size_t index, const struct option_row *row, int value)
{
    table->options[index] = (struct option){
        row->name, row->argument != NULL ? required_argument : no_argument, NULL, value};
    if (row->letter == 0)
        return;
    char *longer = xprintf("%s%c%s", table->letters, row->letter, row->argument != NULL ? ":" : "");
    free(table->letters);
    table->letters = longer;
}

/* A missing argument gives ':', and getopt_long says nothing itself. */
static struct option_table make_table(const struct command_usage *usage)
{
    struct option_table table = {xcalloc(usage->count + 2, sizeof *table.options), xstrdup(":")};
    for (size_t i = 0; i < usage->count; i++)
        add(&table, i, &usage->rows[i], FIRST_ROW + (int)i);
    add(&table, usage->count, &help_row, 'h');
    return table;
}

static const struct option_row *row_of(const struct command_usage *usage, int option)
{
    for (size_t i = 0; i < usage->count; i++)
        if (option == FIRST_ROW + (int)i || (option != 0 && option == usage->rows[i].letter))
            return &usage->rows[i];
    return NULL;
}

/* An option that getopt_long does not take: `kind` is what it gave. */
static int refuse(const struct command_usage *usage, int kind, char **argv)
{
    const struct option_row *row = row_of(usage, optopt);
    const char *word = argv[optind - 1];
    bool is_letter = optopt > 0 && optopt < FIRST_ROW && strncmp(word, "--", 2) != 0;
    char *option = is_letter ? xprintf("-%c", optopt) : xstrdup(word);
    if (kind == ':' && row != NULL)
        complain("%s needs an argument, %s; see '%s %s --help'", option, row->argument,
                 program_name(), argv[0]);
    else if (row != NULL)
        complain("--%s takes no argument; see '%s %s --help'", row->name, program_name(), argv[0]);
    else
        complain("there is no option '%s'; see '%s %s --help'", option, program_name(), argv[0]);
    free(option);
    return STATUS_ERROR;
}

/* given[i]: whether the command line has the option of row i. */
static int read_all(const struct command_usage *usage, void *request, int argc, char **argv,
                    bool *given)
{
    struct option_table table = make_table(usage);
    int status = OPTIONS_READ;
    opterr = 0;
    for (int option;
         status == OPTIONS_READ
         && (option = getopt_long(argc, argv, table.letters, table.options, NULL)) != -1;) {
        if (option == '?' || option == ':') {
            status = refuse(usage, option, argv);
        } else if (row_of(usage, option) != NULL) {
            given[row_of(usage, option) - usage->rows] = true;
            if (store(row_of(usage, option), request, optarg) != 0)
                status = STATUS_ERROR;
        } else {
            usage_print(usage, stdout);
            status = STATUS_OK;
        }
    }
    free(table.options);
    free(table.letters);
    return status;
}

/* ---- The configuration file ----------------------------------------------- */

/* What it said for the command: requests point into it. */
static struct defaults defaults;

/* As on the command line, the options taken from it. */
static struct strings taken;

static char *line; /* the whole command line */

/* Puts the command line together: the options from the file stand behind the command. */
static void make_line(char *command, char *words)
{
    char *name = shell_line((char *[]){command, NULL});
    char *options = taken.count > 0 ? shell_line(taken.items) : xstrdup("");
    free(line);
    line = xprintf("%s %s%s%s%s%s", program_name(), name, *options != '\0' ? " " : "", options,
                   *words != '\0' ? " " : "", words);
    free(name);
    free(options);
}

static const struct option_row *row_named(const struct command_usage *usage, const char *name)
{
    for (size_t i = 0; i < usage->count; i++)
        if (strcmp(usage->rows[i].name, name) == 0)
            return &usage->rows[i];
    return NULL;
}

static int take_default(const struct option_row *row, void *request, const char *value)
{
    bool on = true;
    if (row->kind == OPTION_FLAG && !defaults_flag(value, &on)) {
        complain("%s = %s: neither yes nor no", row->name, value);
        return -1;
    }
    if (!on)
        return 0;
    if (store(row, request, value) != 0)
        return -1;
    strings_add(&taken, row->kind == OPTION_FLAG ? xprintf("--%s", row->name)
                                                 : xprintf("--%s=%s", row->name, value));
    return 0;
}

/* Whether the command line has the option, or one that overrides it. */
static bool is_overridden(const struct command_usage *usage, const struct option_row *row,
                          const bool *given)
{
    const char *const *names = usage->overriding;
    if (given[row - usage->rows])
        return true;
    if (names == NULL || !given[row_named(usage, *names) - usage->rows])
        return false;
    while (*++names != NULL)
        if (strcmp(*names, row->name) == 0)
            return true;
    return false;
}

/* An option of the command line replaces all lines of the file that name it; [all] may name options of
 * other commands. */
static int take_defaults(const struct command_usage *usage, void *request, const char *command,
                         const bool *given)
{
    if (command_named(command) == NULL)
        return 0;
    if (defaults_read(&defaults, command) != 0)
        return -1;
    for (size_t i = 0; i < defaults.names.count; i++) {
        const char *name = defaults.names.items[i], *section = defaults.sections.items[i];
        const struct option_row *row = row_named(usage, name);
        int result = 0;
        if (row == NULL && strcmp(section, command) == 0) {
            complain("there is no option '--%s' of '%s'", name, command);
            result = -1;
        } else if (row != NULL && !is_overridden(usage, row, given)) {
            result = take_default(row, request, defaults.values.items[i]);
        }
        if (result != 0) {
            complain("%s: this stands in section [%s]", defaults.path, section);
            return -1;
        }
    }
    return 0;
}

int options_read(const struct command_usage *usage, void *request, int argc, char **argv,
                 char ***arguments)
{
    char *words = shell_line(argv + 1); /* before getopt_long changes their order */
    strings_free(&taken);
    defaults_free(&defaults);
    bool *given = xcalloc(usage->count + 1, sizeof *given);
    int status = read_all(usage, request, argc, argv, given);
    *arguments = argv + optind;
    if (status == OPTIONS_READ && take_defaults(usage, request, argv[0], given) != 0)
        status = STATUS_ERROR;
    make_line(argv[0], words);
    free(words);
    free(given);
    if (status != OPTIONS_READ)
        return status;
    if (argc - optind < usage->least)
        return usage_wrong(usage);
    if (usage->most >= 0 && argc - optind > usage->most) {
        complain("'%s' is one argument too many; see '%s %s --help'", argv[optind + usage->most],
                 program_name(), argv[0]);
        return STATUS_ERROR;
    }
    return OPTIONS_READ;
}

const char *command_line(void)
{
    return line;
}
