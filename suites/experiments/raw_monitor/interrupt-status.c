/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Is a thread still interrupted after RawMonitorWait has returned INTERRUPT?");
PASSAGES("RawMonitorWait: INTERRUPT, wait was interrupted, try again; the interrupt status is not "
         "mentioned.");
WHY("An agent that tries again would not wait if the status stays, and loses an interrupt of the "
    "program's own if it does not.");

static void observe(JNIEnv *jni, jobject subject)
{
    jthread self = NULL;
    jint state = 0;
    jrawMonitorID monitor;
    must(GetCurrentThread, &self);
    must(CreateRawMonitor, "experiment", &monitor);
    must(RawMonitorEnter, monitor);
    must(InterruptThread, self);
    say("RawMonitorWait of an interrupted thread: %s", error_name(ti(RawMonitorWait, monitor, 1)));
    must(GetThreadState, self, &state);
    say("afterwards: %s",
        state & JVMTI_THREAD_STATE_INTERRUPTED ? "interrupted" : "not interrupted");
    must(RawMonitorExit, monitor);
}

ASK(.probe = observe, .needs = {.can_signal_thread = 1});
