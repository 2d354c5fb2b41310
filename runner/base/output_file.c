/* SPDX-License-Identifier: Apache-2.0 */
#include "base/output_file.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"

struct output_file {
    FILE *stream;
    char *path;
    char *temporary; /* NULL when the file is written in place */
};

static FILE *open_temporary(const char *name)
{
    int descriptor = mkstemp((char *)name);
    if (descriptor < 0)
        return NULL;
    mode_t mask = umask(0);
    umask(mask);
    fchmod(descriptor, 0666 & ~mask);
    return fdopen(descriptor, "w");
}

struct output_file *output_file_open(const char *path)
{
    struct output_file file = {.path = xstrdup(path)};
    struct stat status;
    if (strcmp(path, "-") == 0) {
        file.stream = stdout;
    } else if (stat(path, &status) == 0 && !S_ISREG(status.st_mode)) {
        file.stream = fopen(path, "w");
    } else {
        file.temporary = xprintf("%s.XXXXXX", path);
        file.stream = open_temporary(file.temporary);
    }
    if (file.stream == NULL) {
        int error = errno;
        free(file.path);
        free(file.temporary);
        errno = error;
        return NULL;
    }
    struct output_file *allocated = xcalloc(1, sizeof *allocated);
    *allocated = file;
    return allocated;
}

FILE *output_file_stream(struct output_file *file)
{
    return file->stream;
}

const char *output_file_path(const struct output_file *file)
{
    return file->path;
}

int stream_sync(FILE *stream)
{
    if (fflush(stream) != 0)
        return -1;
    return fsync(fileno(stream)) == 0 || errno == EINVAL || errno == ENOTSUP ? 0 : -1;
}

int output_file_commit(struct output_file *file)
{
    int (*flush)(FILE *) = file->temporary != NULL ? stream_sync : fflush;
    int failed = flush(file->stream) != 0 || ferror(file->stream);
    if (failed && errno == 0)
        errno = EIO;
    if (file->stream == stdout)
        return failed ? -1 : 0;
    int error = errno;
    if (fclose(file->stream) != 0 && !failed) {
        failed = 1;
        error = errno;
    }
    file->stream = NULL;
    if (failed) {
        errno = error;
        return -1;
    }
    if (file->temporary == NULL)
        return 0;
    if (rename(file->temporary, file->path) != 0)
        return -1;
    free(file->temporary);
    file->temporary = NULL;
    return 0;
}

void output_file_free(struct output_file *file)
{
    if (file->stream != NULL && file->stream != stdout)
        fclose(file->stream);
    if (file->temporary != NULL)
        unlink(file->temporary);
    free(file->temporary);
    free(file->path);
    free(file);
}

void output_file_ignore_signals(void)
{
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN);
}
