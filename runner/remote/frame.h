/* SPDX-License-Identifier: Apache-2.0 */

/*
 * What the runner and the program assay-remote say to each other: remote/ has that program. A frame
 * has the number of a request, a type, a length and so many bytes.
 *
 *     runner or client -- socket --> broker -- ssh --> helper on the other machine
 *
 * The broker numbers the requests, one for each connection to its socket.
 */
#ifndef ASSAY_REMOTE_FRAME_H
#define ASSAY_REMOTE_FRAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/text.h"

/* What the helper says before its first frame: a login shell may say something before it. */
#define FRAME_GREETING "\nassay-remote 1\n"

/* The most bytes of a frame, and of the parts into which longer texts are divided. */
enum { FRAME_MAX = 4 << 20, FRAME_PART = 64 << 10 };

enum frame_type {
    /* Requests, to the helper. */
    FRAME_RUN = 1, /* strings: name of the directory, case (may be empty), count of settings, the
                      settings, the command line */
    FRAME_SIGNAL,  /* one byte: to the process of the request; SIGTERM to its group. The answer is
                      FRAME_ALIVE, none if it has ended */
    FRAME_KILL,    /* the client is gone: the process, and all that came of it, is killed */
    FRAME_LOOK,    /* a string: a JDK as it was named */
    FRAME_PUT,     /* strings: a path below the directory of the run, its mode in octal */
    FRAME_FINISH,  /* behind the last file */
    FRAME_QUIT,    /* clears up, and ends */

    /* Answers. */
    FRAME_STARTED,
    FRAME_ALIVE,
    FRAME_OUT,
    FRAME_ERR,
    FRAME_TRANSCRIPT,
    FRAME_PLACE, /* strings: the directory of the JDK, the mode (may be empty) */
    FRAME_FILE,  /* a string: the name of a file that the process left, or of the JDK */
    FRAME_ENDED, /* strings: 'x' and the exit status, or 's' and the signal; the milliseconds that the
                     process took */
    FRAME_DONE,   /* what was asked for is done */
    FRAME_FAILED, /* strings: an errno in decimal, what failed */
    FRAME_LOST,   /* from the broker: the connection broke; the request may be made again */
    FRAME_GONE,   /* from the broker: there will be no connection any more; a string: why */

    /* Both ways. */
    FRAME_PING, /* is answered with the same */
    FRAME_BYTES /* contents of the file that was named last */
};

/* A frame that was taken. */
struct received {
    uint32_t id;
    enum frame_type type;
    const char *bytes; /* in the buffer that it was taken from, until something is done with that */
    size_t length;
};

/* Bytes on their way. Begins as {0}. */
struct buffer {
    char *bytes;
    size_t begin, end, capacity;
};

void buffer_free(struct buffer *buffer);
size_t buffer_length(const struct buffer *buffer);

/* Adds what can be read from the descriptor now, once. As read: 0 at the end, -1 with errno set. */
ssize_t buffer_fill(struct buffer *buffer, int descriptor);

/* Writes what the descriptor takes now. Returns 0, or -1 with errno set when nobody reads it. */
int buffer_flush(struct buffer *buffer, int descriptor);

/* Removes bytes from the beginning. */
void buffer_skip(struct buffer *buffer, size_t length);

void frame_put(struct buffer *buffer, uint32_t id, enum frame_type type, const char *bytes,
               size_t length);

/* Adds a frame of strings. */
void frame_put_strings(struct buffer *buffer, uint32_t id, enum frame_type type,
                       const struct strings *strings);

/* Adds bytes as frames of that type, each of FRAME_PART at the most. */
void frame_put_parts(struct buffer *buffer, uint32_t id, enum frame_type type, const char *bytes,
                     size_t length);

/* Takes the first frame: 1; 0 when it is not whole yet; -1 when it is none. */
int frame_take(struct buffer *buffer, struct received *frame);

/* The strings of a frame, copied. */
struct strings frame_strings(const struct received *frame);

/* Connects to the broker whose socket is in the directory, of whatever length its path is. Returns
 * a descriptor, or -1 with errno set. */
int frame_connect(const char *directory);

/* The same, but listens there. */
int frame_listen(const char *directory);

#endif
