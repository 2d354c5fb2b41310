/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/remote/: JVMs on another machine.
 * The connection to it, what is copied there, and the processes that stand for its JVMs.
 */

/*
 * The machine of `assay run --on`. To those who start processes it is a command line to start
 * instead, of a client that has the streams and the end of the process there; whether that ran to its
 * end is to be asked afterwards.
 */
#ifndef ASSAY_REMOTE_MACHINE_H
#define ASSAY_REMOTE_MACHINE_H

#include <stdbool.h>

#include "base/home.h"
#include "base/text.h"
#include "launch/launch.h"
#include "vm/vm_find.h"

/* How often a test is begun whose connection is lost each time, since its JVM may be what ends it; after
 * how many of these losses it runs alone; and how often anything else is begun. */
enum { MACHINE_ATTEMPTS = 5, MACHINE_SUSPECT = 2, MACHINE_PATIENCE = 20 };

struct machine;

/* Opens the connection to "ssh:HOST" or "ssh:HOST:/DIRECTORY", and makes a directory there. Must come
 * before a launcher is opened. Returns NULL after a message. */
struct machine *machine_open(const char *named, const struct home *home);

/* Kills what runs there, removes the directory there, and closes the connection. NULL is no machine. */
void machine_close(struct machine *machine);

/* As it was named: lives as long as the machine. */
const char *machine_name(const struct machine *machine);

/* Adds the JDK that is named there: DIR or DIR:mode. Returns 0, or -1 after a message. */
int machine_find(struct machine *machine, const char *named, struct vm_places *places);

/* Copies the files and whole directories, whose paths are all below that of the build, to the
 * directory there. Returns 0, or -1 after a message. */
int machine_copy(struct machine *machine, const struct strings *paths);

/* The command line of a client for a process there, with this command line, case (or NULL) and settings
 * (null-terminated) of its environment, in which paths of what was copied are replaced by those there.
 * Its environment and directory are those of a process here. Allocated. */
char **machine_command(const struct machine *machine, char *const *argv, const char *case_name,
                       char *const *settings);

enum machine_end {
    MACHINE_ENDED,  /* the outcome is that of the process there */
    MACHINE_LOST,   /* the connection was lost while it ran; it may be begun again */
    MACHINE_WAITED, /* its time limit was spent on waiting; it is to be begun again */
    MACHINE_GONE    /* there is no connection any more: machine_gone */
};

/* What became of the process whose client ran in the directory, a descriptor. Completes the outcome with
 * the seconds that the process took there, or why it could not be started. *spare is by how many seconds
 * the client had more time than the process is due; if the process began too late for that, it becomes
 * what is needed. */
enum machine_end machine_conclude(struct machine *machine, int directory, struct outcome *outcome,
                                  double *spare);

/* Why there is no connection any more; NULL while there is, or one is being opened. */
const char *machine_gone(struct machine *machine);

/* SHA-256 of a file there in hexadecimal, allocated; NULL if the machine cannot say it. */
char *machine_digest(struct machine *machine, const char *path);

#endif
