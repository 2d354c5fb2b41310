/* SPDX-License-Identifier: Apache-2.0 */
#include "run/scratch.h"

#include <dirent.h>
#include <errno.h>
#include <fnmatch.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/text.h"

struct scratch {
    char *root;
    char *directory; /* below it, for one JVM */
    bool fresh;      /* made here */
};

struct scratch *scratch_open(const char *keep, const char *slug)
{
    const char *temporary = getenv("TMPDIR");
    if (temporary == NULL || *temporary == '\0')
        temporary = "/tmp";
    char *root = keep != NULL ? xstrdup(keep) : xprintf("%s/assay-XXXXXX", temporary);
    if (keep != NULL ? make_directories(root) != 0 : mkdtemp(root) == NULL) {
        complain("cannot make the directory %s: %s", root, strerror(errno));
        free(root);
        return NULL;
    }
    struct scratch *scratch = xcalloc(1, sizeof *scratch);
    scratch->root = realpath(root, NULL);
    scratch->fresh = keep == NULL;
    scratch->directory = xprintf("%s/%s", scratch->root, slug);
    free(root);
    return scratch;
}

void scratch_close(struct scratch *scratch)
{
    rmdir(scratch->directory);
    if (scratch->fresh)
        rmdir(scratch->root);
    free(scratch->directory);
    free(scratch->root);
    free(scratch);
}

char *scratch_make(struct scratch *scratch, const char *id)
{
    char *name = xstrdup(id);
    for (char *c = name; *c != '\0'; c++)
        if (*c == '/' || *c == ':')
            *c = '.';
    char *directory = xprintf("%s/%s", scratch->directory, name);
    int made = make_parents(directory) == 0 ? mkdir(directory, 0777) : -1;
    for (unsigned n = 2; made != 0 && errno == EEXIST; n++) {
        free(directory);
        directory = xprintf("%s/%s-%u", scratch->directory, name, n);
        made = mkdir(directory, 0777);
    }
    free(name);
    if (made == 0)
        return directory;
    int error = errno;
    free(directory);
    errno = error;
    return NULL;
}

static int remove_one(const char *path, const struct stat *status, int type, struct FTW *where)
{
    (void)status;
    (void)type;
    (void)where;
    remove(path);
    return 0;
}

void scratch_remove(const char *directory)
{
    if (rmdir(directory) != 0)
        nftw(directory, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

static int write_file(const char *directory, const char *name, const char *bytes, size_t length)
{
    char *path = xprintf("%s/%s", directory, name);
    FILE *file = fopen(path, "we");
    free(path);
    if (file == NULL)
        return -1;
    size_t written = fwrite(bytes, 1, length, file);
    return fclose(file) == 0 && written == length ? 0 : -1;
}

static int write_stream(const char *directory, const char *name, const struct stream *stream)
{
    return write_file(directory, name, stream->length > 0 ? stream->bytes : "", stream->length);
}

int scratch_keep(const char *directory, const struct result *result)
{
    char *quoted = shell_quoted(directory);
    char *command = xprintf("#!/bin/sh\n# %s\n# %s\ncd %s && %s\n", result->id,
                            verdict_name(result->verdict), quoted, result->by_hand);
    int failed = write_file(directory, "command", command, strlen(command));
    failed |= write_stream(directory, "transcript", &result->transcript);
    failed |= write_stream(directory, "stdout", &result->out);
    failed |= write_stream(directory, "stderr", &result->err);
    free(command);
    free(quoted);
    return failed;
}

char *scratch_crash_log(const char *directory)
{
    static const char *const patterns[] = {"hs_err*.log", "javacore*.txt", "core", "core.*"};
    char *name = NULL;
    DIR *entries = opendir(directory);
    struct dirent *entry;
    while (entries != NULL && name == NULL && (entry = readdir(entries)) != NULL)
        for (size_t i = 0; name == NULL && i < sizeof patterns / sizeof patterns[0]; i++)
            if (fnmatch(patterns[i], entry->d_name, 0) == 0)
                name = xstrdup(entry->d_name);
    if (entries != NULL)
        closedir(entries);
    return name;
}
