/* SPDX-License-Identifier: Apache-2.0 */

/*
 * assay-remote: what carries `assay run --on` out beside the runner. It is one program, static and of
 * nothing but POSIX and Linux, since it is built for other architectures, too.
 *
 *     assay-remote run DIRECTORY CASE [SETTING]... -- WORD...
 *         The client: stands in for a process of the other machine. It has the streams, the exit
 *         status or the signal of that, and passes SIGQUIT and SIGTERM on.
 *     assay-remote connect DIRECTORY PATIENCE NAME -- WORD...
 *         The broker: holds the connection, which the command opens, for clients that come to the
 *         socket in the directory, until its standard input ends. It opens it again when it is lost.
 *     assay-remote serve DIRECTORY
 *         The helper on the other machine, where DIRECTORY is the run's own.
 */
#ifndef ASSAY_REMOTE_H
#define ASSAY_REMOTE_H

/* Each carries out what is behind its name, and returns the exit status. */
int client_main(int argc, char **argv);
int broker_main(int argc, char **argv);
int serve_main(int argc, char **argv);

/* Exit status of a helper whose directory is not there any more. */
enum { SERVE_NO_PLACE = 3 };

#endif
