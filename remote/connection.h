/* SPDX-License-Identifier: Apache-2.0 */

/* The connection to the helper: a command whose standard input and output lead there. */
#ifndef ASSAY_REMOTE_CONNECTION_H
#define ASSAY_REMOTE_CONNECTION_H

#include <poll.h>
#include <stdbool.h>
#include <stdint.h>

#include "remote/frame.h"

enum { CONNECTION_POLLED = 3 };

struct connection {
    char *const *command;
    pid_t pid;        /* 0 when there is none */
    int in, out, err; /* of the command: what it reads and writes; -1 when there is none */
    bool up;          /* the helper has answered */
    uint64_t since;   /* milliseconds: when it was opened */
    uint64_t moved;   /* the same: when something came last, or much went */
    struct buffer to, from;
    char said[512]; /* the end of what the command said on standard error */
    int status;     /* of the last command, as from waitpid */
};

/* Starts the command. Returns 0, or -1 with errno set. */
int connection_open(struct connection *connection);

/* Ends the command and forgets what was on its way. */
void connection_close(struct connection *connection);

/* What poll is to look for. */
void connection_poll(const struct connection *connection, struct pollfd polled[CONNECTION_POLLED]);

/* Reads and writes what can be; `up` becomes true once the helper has greeted. Returns -1 when the
 * connection has ended. */
int connection_go_on(struct connection *connection, const struct pollfd polled[CONNECTION_POLLED]);

/* Why the last command has ended, in a few words: allocated. */
char *connection_end(const struct connection *connection);

#endif
