/* SPDX-License-Identifier: Apache-2.0 */
#include "left.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct left {
    struct buffer *answers;
    uint32_t id;
    int directory, count;
    size_t bytes;
};

static bool tells_of_crash(const char *name)
{
    static const char *const beginnings[] = {"hs_err", "javacore", "core."};
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
        if (strncmp(name, beginnings[i], strlen(beginnings[i])) == 0)
            return true;
    return false;
}

/* Whatever the process made of its directory, nothing is waited for and no link is followed. */
static void send_file(struct left *left, const char *name)
{
    static char bytes[FRAME_PART];
    struct stat status;
    int file = openat(left->directory, name,
                      O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0)
        return;
    bool regular = fstat(file, &status) == 0 && S_ISREG(status.st_mode);
    ssize_t got;
    struct strings strings = {0};
    if (regular) {
        left->count++;
        strings_add(&strings, xstrdup(name));
        frame_put_strings(left->answers, left->id, FRAME_FILE, &strings);
        for (size_t sent = 0; sent < LEFT_BYTES && left->bytes < LEFT_TOTAL
                              && (got = read(file, bytes, sizeof bytes)) > 0;
             sent += (size_t)got, left->bytes += (size_t)got)
            frame_put(left->answers, left->id, FRAME_BYTES, bytes, (size_t)got);
    }
    strings_free(&strings);
    close(file);
}

static void send_those(struct left *left, bool of_crash)
{
    int own = openat(left->directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *entries = own >= 0 ? fdopendir(own) : NULL;
    for (const struct dirent *entry; entries != NULL && left->count < LEFT_FILES
                                     && left->bytes < LEFT_TOTAL
                                     && (entry = readdir(entries)) != NULL;)
        if (entry->d_type != DT_DIR && tells_of_crash(entry->d_name) == of_crash)
            send_file(left, entry->d_name);
    if (entries != NULL)
        closedir(entries);
    else if (own >= 0)
        close(own);
}

void left_send(struct buffer *answers, uint32_t id, int directory)
{
    struct left left = {.answers = answers, .id = id, .directory = directory};
    send_those(&left, true);
    send_those(&left, false);
}
