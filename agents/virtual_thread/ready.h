/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.WithoutCarrier, which could go on but has no carrier, where threads
 * need one. The case names the situation. */
#ifndef ASSAY_VIRTUAL_THREAD_READY_H
#define ASSAY_VIRTUAL_THREAD_READY_H

#include "../thread/workers.h"
#include "virtual.h"

enum slot { SLOT_THIS, SLOT_I, SLOT_J, SLOT_F = 4, SLOT_D, SLOT_O = 7 };
enum { READY_FRAMES_MAX = 200 };
static const char ready_class[] = "Lvirtual_thread/WithoutCarrier;.";

/* What the agent does with the thread in its situation. */
static void act(JNIEnv *jni, jthread thread);

/* What the thread itself does before it ends, if anything. */
static void (*at_end)(JNIEnv *jni);

static inline void ready_probe(JNIEnv *jni, jobject subject)
{
    if (subject == NULL)
        tell_case(jni, find_class(jni, "virtual_thread/WithoutCarrier"));
    else if ((*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Thread")))
        act(jni, subject);
    else if (at_end != NULL)
        at_end(jni);
}

/* The name of a method of the target, without the class; null for another method. */
static inline const char *ready_name(jmethodID method)
{
    const char *name = method_name(method);
    size_t length = sizeof ready_class - 1;
    return strncmp(name, ready_class, length) == 0 ? name + length : NULL;
}

/* The depth of a method of the target in the thread's stack; beyond it if the stack does not show
 * the method, so that the calls fail. */
static inline jint depth_of(jthread thread, const char *name)
{
    jvmtiFrameInfo frames[READY_FRAMES_MAX];
    jint count = 0;
    must(GetStackTrace, thread, 0, READY_FRAMES_MAX, frames, &count);
    for (jint i = 0; i < count; i++) {
        const char *method = ready_name(frames[i].method);
        if (method != NULL && strncmp(method, name, strlen(name)) == 0)
            return i;
    }
    say("%s is not on the stack", name);
    return 30000;
}

/* Time enough for a thread that wrongly goes on to be seen. */
static inline void let_it_show(void)
{
    for (int i = 0; i < 20; i++)
        linger();
}

/* Has the thread all that it needs to go on to its end, and gives it every opportunity. */
static inline void release_ready(JNIEnv *jni)
{
    jclass klass = find_class(jni, "virtual_thread/WithoutCarrier");
    (*jni)->SetStaticBooleanField(jni, klass, static_field_id(jni, klass, "going", "Z"), false);
    release_point("carrier");
    let_it_show();
}

#define READY_WITH_FRAMES "yielded", "unparked", "unblocked", "notified"

#define READY_TEST(...)                                                                            \
    VIRTUAL_TEST_ON(LIST(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",                  \
                    .probe = ready_probe, __VA_ARGS__)

#endif
