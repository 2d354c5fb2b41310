/* SPDX-License-Identifier: Apache-2.0 */

/* Where the JVM's own output goes is not specified: both standard streams are watched. */
#ifndef GENERAL_WRITTEN_H
#define GENERAL_WRITTEN_H

#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "assay.h"

static FILE *written_file;
static int written_out, written_err;

static inline void begin_watching(void)
{
    written_file = tmpfile();
    if (written_file == NULL)
        broken("no temporary file");
    written_out = dup(STDOUT_FILENO);
    written_err = dup(STDERR_FILENO);
    dup2(fileno(written_file), STDOUT_FILENO);
    dup2(fileno(written_file), STDERR_FILENO);
}

/* Whether anything was written since. */
static inline bool end_watching(void)
{
    struct stat status = {0};
    dup2(written_out, STDOUT_FILENO);
    dup2(written_err, STDERR_FILENO);
    close(written_out);
    close(written_err);
    fstat(fileno(written_file), &status);
    fclose(written_file);
    return status.st_size > 0;
}

#endif
