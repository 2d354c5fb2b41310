/* SPDX-License-Identifier: Apache-2.0 */

/* The rounds of stack.TwoDepths, in each of which the thread stops at two depths: which frames are asked
 * for before ClearAllFramePops at the first stop, which one after it, and which one at the second. */
#ifndef ASSAY_STACK_TWO_DEPTHS_H
#define ASSAY_STACK_TWO_DEPTHS_H

#include "environments.h"
#include "frames.h"
#include "threads.h"
#include "virtual.h"

struct depths_round {
    const char *cleared[2], *at_once, *later;
};

/* NotifyFramePop for the frame of one of the methods. */
static inline void request_frame_of(jvmtiEnv *env, jthread thread, const char *method)
{
    char *name = assay_text();
    assay_append(name, "Lstack/TwoDepths;.%s(", method);
    say("%srequest %s: %s", side(env), method,
        error_name(ti_if_able_in(env, NotifyFramePop, thread, depth_of_method(thread, name))));
}

static inline void say_popped_frame(jvmtiEnv *env, JNIEnv *jni, jmethodID method, jthread thread,
                                    jboolean by_exception)
{
    char *name = NULL;
    must(GetMethodName, method, &name, NULL, NULL);
    say("%sFramePop: %s by exception %s on %s", side(env), name, truth(by_exception),
        thread_name(thread));
    release(name);
}

/* For the probe: calls one of these for the thread, which is the current one or suspended. */
typedef void (*depths_stop)(jthread thread, const struct depths_round *round);

static inline void stop_at_two_depths(JNIEnv *jni, jobject subject, depths_stop first,
                                      depths_stop second)
{
    static const struct depths_round rounds[] = {
        {{"outer", "round"}, NULL, "middle"},
        {{"inner", "round"}, NULL, "outer"},
        {{"inner", "round"}, NULL, "outer"},
        {{"middle", "round"}, "outer", NULL},
    };
    static int stops;
    if (asks_for_case(jni, subject))
        return;
    bool other = !(*jni)->IsSameObject(jni, subject, current_thread());
    if (other)
        must(SuspendThread, subject);
    (stops % 2 == 0 ? first : second)(subject, &rounds[stops / 2 % 4]);
    stops++;
    if (other)
        must(ResumeThread, subject);
}

/* The class is the subject of the first probe. */
#define TWO_DEPTHS                                                                                 \
    .target = "stack.TwoDepths", .vm_args = LIST(CARRIERS, COMPILED_BEFORE),                       \
    .cases = LIST("platform", "platform-parked", "virtual", "virtual-parked")

#endif
