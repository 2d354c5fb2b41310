/* SPDX-License-Identifier: Apache-2.0 */

/* The program comes from a file, and what is said goes to the runner, which judges it. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "agent.h"

char *read_program(const char *option)
{
    enum { SIZE = 1 << 16 };
    FILE *file = fopen(option, "re");
    if (file == NULL)
        return NULL;
    char *program = calloc(1, SIZE);
    size_t length = fread(program, 1, SIZE - 1, file);
    fclose(file);
    if (length > 0)
        return program;
    free(program);
    return NULL;
}

void leave(int status)
{
    _exit(status);
}
