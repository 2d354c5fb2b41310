/* SPDX-License-Identifier: Apache-2.0 */

/* The options of a command as one table, of which both what is read and --help are made. */
#ifndef ASSAY_CLI_OPTION_PARSER_H
#define ASSAY_CLI_OPTION_PARSER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* What an option is stored as, in the command's request. */
enum option_kind {
    OPTION_FLAG,     /* bool: true once it is given */
    OPTION_TEXT,     /* const char *: as it is given; lives as long as argv */
    OPTION_PATH,     /* the same, but not empty */
    OPTION_LIST,     /* struct strings: a copy of each that is given */
    OPTION_INT,      /* int, from `least` to `most` */
    OPTION_UNSIGNED, /* unsigned, likewise */
    OPTION_SIZE,     /* size_t, likewise */
    OPTION_INT64,    /* int64_t, likewise */
    OPTION_PERCENT,  /* double, from 0 to 100 */
    OPTION_SCALE,    /* double, greater than 0 and up to 10000 */
    OPTION_OTHER     /* what `read` makes of it */
};

struct option_row {
    const char *name;     /* "jobs" */
    char letter;          /* 'j', or 0 */
    const char *argument; /* what --help calls it: "N"; NULL for a flag */
    const char *help;     /* lines, the last without its end */
    enum option_kind kind;
    size_t offset; /* in the request */
    int64_t least, most;
    /* Stores the argument. Returns 0, or -1 after saying what is wrong; `option` is "--jobs". */
    int (*read)(void *target, const char *option, const char *argument);
};

struct command_usage {
    const char *synopsis; /* lines: "assay list [OPTION]... [TEST-GLOB]...\n" */
    const char *purpose;  /* lines */
    const struct option_row *rows;
    size_t count;
    const char *end; /* lines, of exit statuses; or NULL */
    int least, most; /* arguments other than options; `most` is -1 for any number */
    /* Names of options: where the command line has the first, the configuration file does not count for
     * the others; or NULL. */
    const char *const *overriding;
};

/* To continue, where an exit status would end the command. */
enum { OPTIONS_READ = -1 };

/* Reads the command line into `request`, which has the defaults, and for the options that it does not
 * have the configuration file (defaults.h). Returns OPTIONS_READ, with the
 * arguments other than options in *arguments (null-terminated); or the exit status of the
 * program, after printing the help or saying what is wrong. argv is put in order, and its
 * strings must outlive the request. */
int options_read(const struct command_usage *usage, void *request, int argc, char **argv,
                 char ***arguments);

/* Says that the command line makes no sense. Returns STATUS_ERROR. */
int usage_wrong(const struct command_usage *usage);

void usage_print(const struct command_usage *usage, FILE *stream);

/* Whether the whole text is a number from `least` to `most`, which goes into *value. */
bool number_read(const char *text, int64_t least, int64_t most, int64_t *value);

/* The command line that was read last, in one line: the program's name, the words, and the options of the
 * configuration file. Lives until the next is read. */
const char *command_line(void);

/* ---- Options that many commands have ------------------------------------- */

/* struct vm_places: adds what is named. */
int option_read_vm(void *target, const char *option, const char *argument);

/* struct strings: adds the suite of the tier, or nothing for the third, which is all tests. */
int option_read_tier(void *target, const char *option, const char *argument);

#define ROW_VMS(REQUEST, FIELD, HELP)                                                              \
    {                                                                                              \
        .name = "jdk", .argument = "DIR", .help = (HELP), .kind = OPTION_OTHER,                    \
        .offset = offsetof(REQUEST, FIELD), .read = option_read_vm                                 \
    }

#define ROW_TIER(REQUEST, FIELD)                                                                   \
    {                                                                                              \
        .name = "tier", .argument = "N",                                                           \
        .help = "1: the tests that notice most in 10 seconds on two processors;\n"                 \
                "2: in 30 seconds; 3: all (docs/performance.md)",                                  \
        .kind = OPTION_OTHER, .offset = offsetof(REQUEST, FIELD), .read = option_read_tier         \
    }

#define ROW_VM_ARGS(REQUEST, FIELD)                                                                \
    {                                                                                              \
        .name = "vm-arg", .argument = "ARG", .help = "an argument for the JVM; may be repeated",   \
        .kind = OPTION_LIST, .offset = offsetof(REQUEST, FIELD)                                    \
    }

#define ROW_JOBS(REQUEST, FIELD)                                                                   \
    {                                                                                              \
        .name = "jobs", .letter = 'j', .argument = "N",                                            \
        .help = "JVMs at the same time; default: one more than\nthere are processors",             \
        .kind = OPTION_UNSIGNED, .offset = offsetof(REQUEST, FIELD), .least = 1, .most = JOBS_MAX  \
    }

#define ROW_TIMEOUT_SCALE(REQUEST, FIELD)                                                          \
    {                                                                                              \
        .name = "timeout-scale", .argument = "X", .help = "multiply all timeouts by X",            \
        .kind = OPTION_SCALE, .offset = offsetof(REQUEST, FIELD)                                   \
    }

#define ROW_FLAG(REQUEST, FIELD, NAME, LETTER, HELP)                                               \
    {                                                                                              \
        .name = (NAME), .letter = (LETTER), .help = (HELP), .kind = OPTION_FLAG,                   \
        .offset = offsetof(REQUEST, FIELD)                                                         \
    }

#define ROW_PATH(REQUEST, FIELD, NAME, ARGUMENT, HELP)                                             \
    {                                                                                              \
        .name = (NAME), .argument = (ARGUMENT), .help = (HELP), .kind = OPTION_PATH,               \
        .offset = offsetof(REQUEST, FIELD)                                                         \
    }

#define ROW_LIST(REQUEST, FIELD, NAME, ARGUMENT, HELP)                                             \
    {                                                                                              \
        .name = (NAME), .argument = (ARGUMENT), .help = (HELP), .kind = OPTION_LIST,               \
        .offset = offsetof(REQUEST, FIELD)                                                         \
    }

#define ROW_NUMBER(REQUEST, FIELD, NAME, KIND, LEAST, MOST, HELP)                                  \
    {                                                                                              \
        .name = (NAME), .argument = "N", .help = (HELP), .kind = (KIND),                           \
        .offset = offsetof(REQUEST, FIELD), .least = (LEAST), .most = (MOST)                       \
    }

#endif
