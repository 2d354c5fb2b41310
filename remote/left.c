/* SPDX-License-Identifier: Apache-2.0 */
#include "left.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* Whatever the process made of its directory, nothing is waited for and no link is followed. */
static bool send_file(struct buffer *answers, uint32_t id, int directory, const char *name)
{
    static char bytes[FRAME_PART];
    struct stat status;
    int file = openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0)
        return false;
    bool regular = fstat(file, &status) == 0 && S_ISREG(status.st_mode);
    ssize_t got;
    struct strings strings = {0};
    if (regular) {
        strings_add(&strings, xstrdup(name));
        frame_put_strings(answers, id, FRAME_FILE, &strings);
        for (size_t sent = 0; sent < LEFT_BYTES && (got = read(file, bytes, sizeof bytes)) > 0;
             sent += (size_t)got)
            frame_put(answers, id, FRAME_BYTES, bytes, (size_t)got);
    }
    strings_free(&strings);
    close(file);
    return regular;
}

void left_send(struct buffer *answers, uint32_t id, int directory)
{
    int own = openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *entries = own >= 0 ? fdopendir(own) : NULL;
    int count = 0;
    for (const struct dirent *entry;
         entries != NULL && count < LEFT_FILES && (entry = readdir(entries)) != NULL;)
        if (entry->d_type != DT_DIR)
            count += send_file(answers, id, directory, entry->d_name);
    if (entries != NULL)
        closedir(entries);
    else if (own >= 0)
        close(own);
}
