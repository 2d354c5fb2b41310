/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.AtEvent, held in the handler of a breakpoint. */
#ifndef ASSAY_VIRTUAL_THREAD_AT_EVENT_H
#define ASSAY_VIRTUAL_THREAD_AT_EVENT_H

#include "called.h"

static int at_event_hits;

/* Holds at the first hit alone. */
static inline void JNICALL hold_at_event(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                         jmethodID method, jlocation location)
{
    if (at_event_hits++ == 0)
        arrive_and_wait("event");
}

/* What the agent does with the thread: while it is suspended in the handler. */
static void act(JNIEnv *jni, jthread thread);

static inline void at_event_probe(JNIEnv *jni, jobject thread)
{
    if (thread == NULL) {
        on(Breakpoint, hold_at_event);
        break_in_called(jni);
        return;
    }
    must(SuspendThread, thread);
    act(jni, thread);
    must(ResumeThread, thread);
}

#define AT_EVENT_TEST(METHOD, SIGNATURE, LOCATION, CAPABILITY, ...)                                \
    CALLED(METHOD, SIGNATURE, LOCATION)                                                            \
    VIRTUAL_TEST(.target = "virtual_thread.AtEvent", .args = LIST(METHOD),                         \
                 .probe = at_event_probe,                                                          \
                 .needs = {.can_suspend = 1,                                                       \
                           .can_generate_breakpoint_events = 1,                                    \
                           .CAPABILITY = 1},                                                       \
                 __VA_ARGS__)

#endif
