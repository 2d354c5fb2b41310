/* SPDX-License-Identifier: Apache-2.0 */
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* As much of a file as its ELF header is looked for in. */
enum { HEAD = 4096 };

static void answer_failed(struct buffer *answers, uint32_t id, int error, char *what)
{
    struct strings strings = {0};
    strings_add(&strings, xprintf("%d", error));
    strings_add(&strings, what);
    frame_put_strings(answers, id, FRAME_FAILED, &strings);
    strings_free(&strings);
}

static void note_failure(struct files *files, const char *path)
{
    if (files->error != 0)
        return;
    files->error = errno;
    files->failed = xstrdup(path);
}

static void make_parents(const struct place *place, const char *path)
{
    char *copy = xstrdup(path);
    for (char *slash = strchr(copy, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdirat(place->directory, copy, 0777);
        *slash = '/';
    }
    free(copy);
}

static void close_file(struct files *files)
{
    if (files->file >= 0 && close(files->file) != 0)
        note_failure(files, "a file");
    files->file = -1;
}

static void begin_file(struct files *files, const struct place *place, const struct received *frame)
{
    struct strings strings = frame_strings(frame);
    close_file(files);
    if (strings.count == 2) {
        const char *path = strings.items[0];
        mode_t mode = (mode_t)strtoul(strings.items[1], NULL, 8);
        make_parents(place, path);
        unlinkat(place->directory, path, 0);
        files->file = openat(place->directory, path,
                             O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, mode & 0777);
        if (files->file < 0)
            note_failure(files, path);
    }
    strings_free(&strings);
}

static void add_bytes(struct files *files, const struct received *frame)
{
    const char *bytes = frame->bytes;
    size_t length = frame->length;
    while (files->file >= 0 && files->error == 0 && length > 0) {
        ssize_t written = write(files->file, bytes, length);
        if (written <= 0) {
            note_failure(files, "a file");
            return;
        }
        bytes += written;
        length -= (size_t)written;
    }
}

static void finish(struct files *files, const struct received *frame, struct buffer *answers)
{
    close_file(files);
    if (files->error != 0)
        answer_failed(answers, frame->id, files->error, files->failed);
    else
        frame_put(answers, frame->id, FRAME_DONE, NULL, 0);
    *files = (struct files){.file = -1};
}

void files_take(struct files *files, const struct place *place, const struct received *frame,
                struct buffer *answers)
{
    if (frame->type == FRAME_PUT)
        begin_file(files, place, frame);
    else if (frame->type == FRAME_BYTES)
        add_bytes(files, frame);
    else
        finish(files, frame, answers);
}

static bool is_directory(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

/* "DIR:mode", unless there is a directory of that whole name. */
static char *split_mode(char *named)
{
    char *colon = strrchr(named, ':');
    if (colon == NULL || colon[1] == '\0' || strchr(colon, '/') != NULL || is_directory(named))
        return NULL;
    *colon = '\0';
    return colon + 1;
}

/* Why the directory cannot be tested, for a message; or NULL. */
static const char *problem_of(const char *home, const char *java)
{
    struct stat status;
    if (home == NULL)
        return strerror(errno);
    if (!is_directory(home))
        return "this is a file; name the directory of a JDK or JRE";
    if (stat(java, &status) != 0)
        return "this is not a JDK or JRE: there is no bin/java in it";
    return S_ISREG(status.st_mode) && access(java, X_OK) == 0 ? NULL
                                                              : "its bin/java is not executable";
}

static void send_head(struct buffer *answers, uint32_t id, const char *path, size_t skipped)
{
    char bytes[HEAD];
    struct stat status;
    int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    ssize_t length = file >= 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode)
                         ? read(file, bytes, sizeof bytes)
                         : -1;
    struct strings strings = {0};
    if (length > 0) {
        strings_add(&strings, xstrdup(path + skipped));
        frame_put_strings(answers, id, FRAME_FILE, &strings);
        frame_put(answers, id, FRAME_BYTES, bytes, (size_t)length);
    }
    strings_free(&strings);
    if (file >= 0)
        close(file);
}

static void send_heads(struct buffer *answers, uint32_t id, const char *home)
{
    static const char *const patterns[] = {"bin/java", "lib/*/libjvm.so", "lib/*/*/libjvm.so",
                                           "jre/lib/*/libjvm.so", "jre/lib/*/*/libjvm.so"};
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        glob_t found;
        char *pattern = xprintf("%s/%s", home, patterns[i]);
        if (glob(pattern, 0, NULL, &found) == 0) {
            for (size_t j = 0; j < found.gl_pathc; j++)
                send_head(answers, id, found.gl_pathv[j], strlen(home) + 1);
            globfree(&found);
        }
        free(pattern);
    }
}

void files_look(const struct received *frame, struct buffer *answers)
{
    struct strings named = frame_strings(frame), place = {0};
    char *directory = named.count > 0 ? named.items[0] : "";
    char *mode = split_mode(directory);
    char *home = realpath(directory, NULL);
    int error = errno;
    char *java = xprintf("%s/bin/java", home != NULL ? home : "");
    errno = error;
    const char *problem = problem_of(home, java);
    if (problem != NULL) {
        answer_failed(answers, frame->id, ENOENT, xstrdup(problem));
    } else {
        strings_add(&place, xstrdup(home));
        strings_add(&place, xstrdup(mode != NULL ? mode : ""));
        frame_put_strings(answers, frame->id, FRAME_PLACE, &place);
        send_heads(answers, frame->id, home);
        frame_put(answers, frame->id, FRAME_DONE, NULL, 0);
    }
    strings_free(&place);
    strings_free(&named);
    free(java);
    free(home);
}
