/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Descendants that left their process group and lost their parent. The runner is their subreaper:
 * they become its children. Each carries the mark of the job it came from in its environment,
 * unless it was at pains to lose it.
 */
#ifndef ASSAY_LAUNCH_ORPHANS_H
#define ASSAY_LAUNCH_ORPHANS_H

#include <sys/types.h>

/* Environment variable of each started process: the job's directory. */
#define ORPHANS_MARK "ASSAY_JOB"

struct orphans;

/* Children that this process has already are never touched, nor is what is in their sessions and
 * its own. */
struct orphans *orphans_open(void);

/* Kills and reaps the orphans of all jobs first. */
void orphans_close(struct orphans *orphans);

/* A child that other code waits for, until forgotten: the process of the job in the directory. */
void orphans_spare(struct orphans *orphans, pid_t pid, const char *directory);
void orphans_forget(struct orphans *orphans, pid_t pid);

/* Kills and reaps all orphans but those with the mark of another job that runs than the one in the
 * directory (NULL for none), also those that become orphans by it, and reaps whatever other orphan
 * has ended. Gives up on what does not die of SIGKILL within 0.2 s. */
void orphans_kill(const struct orphans *orphans, const char *directory);

/* Kills all processes of this machine whose mark is a directory whose path begins so. */
void orphans_kill_below(const char *directory);

#endif
