/* SPDX-License-Identifier: Apache-2.0 */

/* The signal with which a user asks a JVM for a dump. */
#ifndef ASSAY_EVENT_QUIT_SIGNAL_H
#define ASSAY_EVENT_QUIT_SIGNAL_H

#include <signal.h>
#include <unistd.h>

#include "assay.h"

/* Some JVMs can be configured to leave the signal to its default action, which ends the process. */
static inline void need_quit_signal(void)
{
    struct sigaction action;
    if (sigaction(SIGQUIT, NULL, &action) != 0 || action.sa_handler == SIG_DFL
        || action.sa_handler == SIG_IGN)
        inapplicable("the JVM does not handle the quit signal");
}

static inline void send_quit_signal(void)
{
    kill(getpid(), SIGQUIT);
}

#endif
