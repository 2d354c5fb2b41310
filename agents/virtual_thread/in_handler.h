/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.AtEvent does something to itself in the handler of a
 * breakpoint, and the main thread finds it held behind that. */
#ifndef ASSAY_VIRTUAL_THREAD_IN_HANDLER_H
#define ASSAY_VIRTUAL_THREAD_IN_HANDLER_H

#include "virtual.h"

/* What the agent does in the handler, on the virtual thread itself. */
static void act(JNIEnv *jni, jthread self);

static const char *in_handler_method;
static const char *in_handler_signature;
static jlocation in_handler_location;

static inline void JNICALL act_in_handler(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                          jmethodID method, jlocation location)
{
    static int hits;
    if (hits++ > 0)
        return;
    hold("event");
    act(jni, thread);
}

static inline void in_handler_probe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL)
        return;
    on(Breakpoint, act_in_handler);
    must(SetBreakpoint,
         static_method_id(jni, find_class(jni, "virtual_thread/AtEvent$Called"),
                          in_handler_method, in_handler_signature), in_handler_location);
}

#define IN_HANDLER_TEST(METHOD, SIGNATURE, LOCATION, CAPABILITY, ...)                    \
    __attribute__((constructor)) static void in_handler_place(void)                      \
    {                                                                                    \
        in_handler_method = METHOD;                                                      \
        in_handler_signature = SIGNATURE;                                                \
        in_handler_location = LOCATION;                                                  \
    }                                                                                    \
    VIRTUAL_TEST(.target = "virtual_thread.AtEvent", .args = LIST(METHOD),               \
                 .probe = in_handler_probe,                                              \
                 .needs = {.can_generate_breakpoint_events = 1, .CAPABILITY = 1},        \
                 __VA_ARGS__)

#endif
