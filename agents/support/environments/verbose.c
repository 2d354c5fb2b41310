/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "environments.h"
#include "threads.h"

static FILE *written_file;
static int written_out, written_err;

static bool was_written(void)
{
    struct stat status = {0};
    fflush(NULL);
    fstat(fileno(written_file), &status);
    return status.st_size > 0;
}

void begin_output(void)
{
    fflush(NULL);
    written_file = tmpfile();
    if (written_file == NULL)
        broken("no temporary file");
    written_out = dup(STDOUT_FILENO);
    written_err = dup(STDERR_FILENO);
    dup2(fileno(written_file), STDOUT_FILENO);
    dup2(fileno(written_file), STDERR_FILENO);
}

bool end_output(void)
{
    bool written = was_written();
    dup2(written_out, STDOUT_FILENO);
    dup2(written_err, STDERR_FILENO);
    close(written_out);
    close(written_err);
    fclose(written_file);
    return written;
}

bool end_output_once_written(void)
{
    struct timespec beginning = {0};
    while (!was_written() && wait_goes_on(&beginning))
        give_others_time();
    return end_output();
}

void await_end_of_output(void)
{
    struct timespec beginning = {0};
    do {
        begin_output();
        give_others_time();
    } while (end_output() && wait_goes_on(&beginning));
}
