/* SPDX-License-Identifier: Apache-2.0 */

/* What the runner itself asks the other machine for, one thing at a time. */
#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/directories.h"
#include "base/files.h"
#include "remote/machine_private.h"
#include "vm/architecture.h"

int machine_request(const struct machine *machine)
{
    return frame_connect(machine->own);
}

int machine_send(struct buffer *buffer, int request)
{
    return buffer_flush(buffer, request);
}

/* Whether something comes within so many milliseconds; -1 for any time. */
static bool comes(int request, int limit)
{
    struct pollfd polled = {.fd = request, .events = POLLIN};
    int count;
    while ((count = poll(&polled, 1, limit)) < 0 && errno == EINTR)
        continue;
    return count > 0;
}

struct received machine_answer(struct buffer *buffer, int request, int limit)
{
    struct received frame;
    int taken;
    while ((taken = frame_take(buffer, &frame)) == 0) {
        if (!comes(request, limit))
            return (struct received){.type = FRAME_FAILED};
        if (buffer_fill(buffer, request) <= 0)
            break;
    }
    return taken > 0 ? frame : (struct received){.type = FRAME_LOST};
}

/* ---- JDKs ---------------------------------------------------------------- */

/* Whether the name leads to nowhere but below the directory that it is put behind. */
static bool is_below(const char *name)
{
    bool below = *name != '\0' && *name != '/';
    for (const char *part = name; below && part != NULL; part = strchr(part, '/')) {
        part += *part == '/';
        below = strncmp(part, "..", 2) != 0 || (part[2] != '/' && part[2] != '\0');
    }
    return below;
}

/* A file of the JDK as it begins, in the image. */
static void keep_head(const char *image, const char *name, const struct received *bytes)
{
    if (!is_below(name))
        return;
    char *path = xprintf("%s/%s", image, name);
    char *directory = directory_of(path);
    FILE *file = make_directories(directory) == 0 ? fopen(path, "we") : NULL;
    if (file != NULL) {
        fwrite(bytes->bytes, 1, bytes->length, file);
        fclose(file);
    }
    free(directory);
    free(path);
}

static void add_place(struct machine *machine, struct vm_places *places,
                      const struct strings *place, const char *image)
{
    const char *home = place->items[0], *mode = place->count > 1 ? place->items[1] : "";
    places->items = xgrow(places->items, places->count, sizeof *places->items);
    places->items[places->count++] = (struct vm_place){.home = xstrdup(home),
                                                       .mode = *mode != '\0' ? xstrdup(mode) : NULL,
                                                       .java = xprintf("%s/bin/java", home),
                                                       .machine = machine,
                                                       .image = xstrdup(image)};
}

/* One attempt; returns how the answer ended. */
static enum frame_type look(struct machine *machine, const char *named, struct vm_places *places)
{
    struct buffer out = {0}, in = {0};
    struct strings asked = {0}, place = {0}, name = {0};
    struct received frame = {.type = FRAME_LOST};
    char *image = xprintf("%s/jdk-%u", machine->own, machine->images);
    int request = machine_request(machine);
    strings_add(&asked, xstrdup(named));
    frame_put_strings(&out, 0, FRAME_LOOK, &asked);
    if (request >= 0 && machine_send(&out, request) == 0)
        do {
            frame = machine_answer(&in, request, -1);
            if (frame.type == FRAME_PLACE) {
                place = frame_strings(&frame);
            } else if (frame.type == FRAME_FILE) {
                strings_free(&name);
                name = frame_strings(&frame);
            } else if (frame.type == FRAME_BYTES && name.count > 0) {
                keep_head(image, name.items[0], &frame);
            }
        } while (frame.type == FRAME_PLACE || frame.type == FRAME_FILE
                 || frame.type == FRAME_BYTES);
    if (frame.type == FRAME_DONE && place.count > 0) {
        add_place(machine, places, &place, image);
        machine->images++;
    } else if (frame.type == FRAME_FAILED) {
        struct strings why = frame_strings(&frame);
        complain("--jdk %s: on %s: %s", named, machine->name,
                 why.count > 1 ? why.items[1] : "it cannot be read");
        strings_free(&why);
    }
    if (request >= 0)
        close(request);
    strings_free(&name);
    strings_free(&place);
    strings_free(&asked);
    buffer_free(&in);
    buffer_free(&out);
    free(image);
    return frame.type;
}

/* Whether a request whose answer ended so is made again. Says why when it is not. */
static bool is_tried_again(struct machine *machine, enum frame_type end, unsigned attempts)
{
    if (end == FRAME_LOST && machine_gone(machine) == NULL && attempts < MACHINE_PATIENCE)
        return true;
    if (end == FRAME_LOST || end == FRAME_GONE)
        complain("--on %s: the connection was lost: %s", machine->name,
                 machine_gone(machine) != NULL ? machine_gone(machine) : "again and again");
    return false;
}

int machine_find(struct machine *machine, const char *named, struct vm_places *places)
{
    enum frame_type end;
    unsigned attempts = 1;
    while (is_tried_again(machine, end = look(machine, named, places), attempts))
        attempts++;
    return end == FRAME_DONE ? 0 : -1;
}

/* ---- Digests ------------------------------------------------------------- */

/* It is the JVM that says which file this is: a pipe, or what has no end, is not read for ever. */
#define DIGEST_COMMAND                                                                             \
    "[ -f \"$0\" ] && [ \"$(wc -c <\"$0\")\" -le 1073741824 ] && sha256sum <\"$0\""

/* Milliseconds without a word, an outage included, after which the digest is not known. */
enum { DIGEST_LIMIT = 120000 };

/* One attempt; returns how the answer ended, with the digest if there is one. */
static enum frame_type ask_digest(const struct machine *machine, const char *path, char **digest)
{
    enum { DIGITS = 64 };
    struct buffer out = {0}, in = {0};
    struct strings asked = {0};
    struct received frame = {.type = FRAME_LOST};
    const char *const words[] = {"digest", "", "0", "/bin/sh", "-c", DIGEST_COMMAND, path};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        strings_add(&asked, xstrdup(words[i]));
    frame_put_strings(&out, 0, FRAME_RUN, &asked);
    int request = machine_request(machine);
    if (request >= 0 && machine_send(&out, request) == 0)
        do {
            frame = machine_answer(&in, request, DIGEST_LIMIT);
            if (frame.type == FRAME_OUT && frame.length > DIGITS && *digest == NULL)
                *digest = xprintf("%.*s", DIGITS, frame.bytes);
        } while (frame.type == FRAME_OUT || frame.type == FRAME_ERR || frame.type == FRAME_STARTED);
    if (*digest != NULL
        && (frame.type != FRAME_ENDED || strspn(*digest, "0123456789abcdef") != DIGITS)) {
        free(*digest);
        *digest = NULL;
    }
    if (request >= 0)
        close(request);
    strings_free(&asked);
    buffer_free(&in);
    buffer_free(&out);
    return frame.type;
}

char *machine_digest(struct machine *machine, const char *path)
{
    char *digest = NULL;
    unsigned attempts = 1;
    while (is_tried_again(machine, ask_digest(machine, path, &digest), attempts))
        attempts++;
    return digest;
}

/* ---- Copies -------------------------------------------------------------- */

/* Sends a file, of a library only what is loaded: debugging information is most of it. */
static int send_file(const struct machine *machine, const char *path, const struct stat *status,
                     struct buffer *out, int request)
{
    struct strings head = {0};
    size_t length;
    char *bytes = file_read(path, &length);
    if (bytes == NULL)
        return -1;
    size_t loaded = architecture_strip(bytes, length);
    strings_add(&head, xstrdup(path + strlen(machine->built) + 1));
    strings_add(&head, xprintf("%o", (unsigned)status->st_mode & 0777));
    frame_put_strings(out, 0, FRAME_PUT, &head);
    frame_put_parts(out, 0, FRAME_BYTES, bytes, loaded > 0 ? loaded : length);
    strings_free(&head);
    free(bytes);
    return machine_send(out, request);
}

/* Sends a file or all files below a directory. Returns 0, or -1 with errno set. */
static int send_path(const struct machine *machine, const char *path, struct buffer *out,
                     int request)
{
    char *paths[] = {(char *)path, NULL};
    FTS *tree = fts_open(paths, FTS_LOGICAL | FTS_NOCHDIR, NULL);
    int result = tree != NULL ? 0 : -1;
    for (FTSENT *entry; result == 0 && (entry = fts_read(tree)) != NULL;) {
        if (entry->fts_info == FTS_F) {
            result = send_file(machine, entry->fts_path, entry->fts_statp, out, request);
        } else if (entry->fts_info != FTS_D && entry->fts_info != FTS_DP) {
            errno = entry->fts_errno;
            result = -1;
        }
    }
    int error = errno;
    if (tree != NULL)
        fts_close(tree);
    errno = error;
    return result;
}

static enum frame_type copy(struct machine *machine, const struct strings *paths)
{
    struct buffer out = {0}, in = {0};
    struct received frame = {.type = FRAME_LOST};
    int request = machine_request(machine), result = request >= 0 ? 0 : -1;
    for (size_t i = 0; i < paths->count && result == 0; i++) {
        result = send_path(machine, paths->items[i], &out, request);
        if (result != 0 && errno != EPIPE && errno != ECONNRESET) {
            complain("%s: %s", paths->items[i], strerror(errno));
            frame.type = FRAME_FAILED;
        }
    }
    if (result == 0) {
        frame_put(&out, 0, FRAME_FINISH, NULL, 0);
        if (machine_send(&out, request) == 0)
            frame = machine_answer(&in, request, -1);
        if (frame.type == FRAME_FAILED) {
            struct strings why = frame_strings(&frame);
            complain("--on %s: the tests cannot be copied there: %s: %s; name another directory "
                     "with --on ssh:%s:/DIRECTORY",
                     machine->name, why.count > 1 ? why.items[1] : "a file",
                     strerror(why.count > 0 ? atoi(why.items[0]) : 0), machine->host);
            strings_free(&why);
        }
    }
    if (request >= 0)
        close(request);
    buffer_free(&in);
    buffer_free(&out);
    return frame.type;
}

int machine_copy(struct machine *machine, const struct strings *paths)
{
    enum frame_type end;
    unsigned attempts = 1;
    while (is_tried_again(machine, end = copy(machine, paths), attempts))
        attempts++;
    return end == FRAME_DONE ? 0 : -1;
}
