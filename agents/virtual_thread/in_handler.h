/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.AtEvent does something to itself in the handler of a
 * breakpoint, when the main thread has found it held there. */
#ifndef ASSAY_VIRTUAL_THREAD_IN_HANDLER_H
#define ASSAY_VIRTUAL_THREAD_IN_HANDLER_H

#include "called.h"

/* What the agent does in the handler, on the virtual thread itself. */
static void act(JNIEnv *jni, jthread self);

static inline void JNICALL act_in_handler(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jmethodID method, jlocation location)
{
    static int hits;
    if (hits++ > 0)
        return;
    arrive_and_wait("event");
    act(jni, thread);
}

static inline void in_handler_probe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    on(Breakpoint, act_in_handler);
    break_in_called(jni);
}

#define IN_HANDLER_TEST(METHOD, SIGNATURE, LOCATION, CAPABILITY, ...)                              \
    CALLED(METHOD, SIGNATURE, LOCATION)                                                            \
    VIRTUAL_TEST(.target = "virtual_thread.AtEvent", .args = LIST(METHOD),                         \
                 .probe = in_handler_probe,                                                        \
                 .needs = {.can_generate_breakpoint_events = 1, .CAPABILITY = 1}, __VA_ARGS__)

#endif
