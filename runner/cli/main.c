/* SPDX-License-Identifier: Apache-2.0 */

/* The program: finds the command and calls it. */
#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/nearest.h"
#include "base/status.h"
#include "base/text.h"
#include "base/version_info.h"
#include "cli/command_table.h"
#include "revision.h"

static void print_help(FILE *stream)
{
    fputs("Usage: assay COMMAND [OPTION]...\n"
          "Conformance tests for the JVM Tool Interface.\n"
          "\n",
          stream);
    for (size_t i = 0; command_at(i) != NULL; i++)
        fprintf(stream, "  %-10s %s\n", command_at(i)->name, command_at(i)->purpose);
    fputs("  help       this help; 'help COMMAND' for that of a command\n"
          "\n"
          "'assay COMMAND --help' says more. 'assay --version' prints the version.\n",
          stream);
}

static const struct command *find(const char *name)
{
    const struct command *command = command_named(name);
    if (command != NULL)
        return command;
    struct nearest nearest = nearest_begin(name);
    for (size_t i = 0; command_at(i) != NULL; i++)
        nearest_try(&nearest, command_at(i)->name, strlen(command_at(i)->name));
    char *hint = nearest_end(&nearest);
    complain("there is no command '%s'%s%s", name, *hint != '\0' ? hint : "; see ",
             *hint != '\0' ? "" : "'assay help'");
    free(hint);
    return NULL;
}

/* `assay help COMMAND` is `assay COMMAND --help`. */
static int help(int argc, char **argv)
{
    if (argc < 3) {
        print_help(stdout);
        return STATUS_OK;
    }
    const struct command *command = find(argv[2]);
    char option[] = "--help";
    char *arguments[] = {argv[2], option, NULL};
    return command != NULL ? command->run(2, arguments) : STATUS_ERROR;
}

static int dispatch(int argc, char **argv)
{
    if (argc < 2) {
        print_help(stderr);
        return STATUS_ERROR;
    }
    const char *name = argv[1];
    if (strcmp(name, "help") == 0 || strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
        return help(argc, argv);
    if (strcmp(name, "--version") == 0)
        return printf("assay " ASSAY_VERSION " (%s)\n", ASSAY_REVISION) < 0 ? STATUS_ERROR
                                                                            : STATUS_OK;
    const struct command *command = find(name);
    return command != NULL ? command->run(argc - 1, argv + 1) : STATUS_ERROR;
}

/* Files that are opened later must not take the place of a standard stream that is
 * closed; reading and writing it goes on to fail. */
static void fill_standard_streams(void)
{
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++)
        if (fcntl(stream, F_GETFD) < 0)
            (void)!open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

static void *get_for_json(size_t size)
{
    return memory_get(NULL, size);
}

int main(int argc, char **argv)
{
    memory_reserve();
    json_set_alloc_funcs(get_for_json, free);
    fill_standard_streams();
    if (argc > 0)
        program_name_set(argv[0]);
    int status = dispatch(argc, argv);
    bool unwritten = fflush(stdout) != 0;
    if (status < STATUS_ERROR && (unwritten || ferror(stdout))) {
        complain("cannot write standard output: %s", strerror(errno));
        return STATUS_ERROR;
    }
    return status;
}
