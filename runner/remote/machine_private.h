/* SPDX-License-Identifier: Apache-2.0 */

/* What the sources of machine.h share. */
#ifndef ASSAY_REMOTE_MACHINE_PRIVATE_H
#define ASSAY_REMOTE_MACHINE_PRIVATE_H

#include <sys/types.h>

#include "remote/frame.h"
#include "remote/machine.h"

struct machine {
    char *name;    /* as it was named */
    char *host;    /* what the connecting program is given */
    char *parent;  /* directory there in which that of the run is made; or NULL for TMPDIR */
    char *built;   /* directory of the build here */
    char *own;     /* directory here: the broker's socket, and the beginnings of files of JDKs */
    char *there;   /* directory of the run there */
    char *program; /* assay-remote here */
    pid_t broker;  /* 0 when there is none */
    int control;   /* the broker ends when this is closed; -1 */
    int status;    /* what the broker says; -1 */
    char *gone;
    unsigned images; /* JDKs that were looked at */
};

/* The words of the connecting program, ssh with options or what ASSAY_SSH says, and of the host, before
 * a command for the shell there. */
struct strings machine_ssh(const struct machine *machine);

/* Whether it is an absolute path without a character that a shell regards. */
bool machine_is_plain(const char *path);

/* Makes the directory there, with the helper in it. Returns 0, or -1 after a message. */
int machine_prepare(struct machine *machine);

/* Begins a request; a descriptor of the broker's socket. -1 with errno set. */
int machine_request(const struct machine *machine);

/* Sends all that is in the buffer. Returns 0, or -1 with errno set. */
int machine_send(struct buffer *buffer, int request);

/* Waits for the next frame of the answer, whose bytes live until the next call with the same buffer. What
 * ends the conversation is FRAME_LOST; when nothing comes for so many milliseconds (-1: for ever),
 * FRAME_FAILED without a string. */
struct received machine_answer(struct buffer *buffer, int request, int limit);

#endif
