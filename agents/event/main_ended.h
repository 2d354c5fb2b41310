/* SPDX-License-Identifier: Apache-2.0 */

/* The signal with which a user asks a JVM for a dump, whether its main thread has ended or not. */
#ifndef ASSAY_EVENT_MAIN_ENDED_H
#define ASSAY_EVENT_MAIN_ENDED_H

#include <signal.h>
#include <unistd.h>

#include "assay.h"

/* Some JVMs can be configured to leave the signal to its default action, which ends the process. */
static inline void send_quit_signal(void)
{
    struct sigaction action;
    if (sigaction(SIGQUIT, NULL, &action) != 0 || action.sa_handler == SIG_DFL
        || action.sa_handler == SIG_IGN)
        inapplicable("the JVM does not handle the quit signal");
    kill(getpid(), SIGQUIT);
}

#endif
