/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.FramesInState. The case names the situation. */
#ifndef ASSAY_VIRTUAL_THREAD_FRAMES_H
#define ASSAY_VIRTUAL_THREAD_FRAMES_H

#include "virtual.h"

enum slot { SLOT_THIS, SLOT_I, SLOT_J, SLOT_F = 4, SLOT_D, SLOT_O = 7 };

/* What the agent does with the thread in its situation. */
static void act(JNIEnv *jni, jthread thread);

static inline void frames_probe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        act(jni, thread);
        return;
    }
    tell_case(jni, find_class(jni, "virtual_thread/FramesInState"));
}

/* The depth of a method of virtual_thread.FramesInState in the thread's stack; beyond it if the stack does
 * not show the method, so that the calls fail. */
static inline jint depth_of(jthread thread, const char *name)
{
    enum { MOST = 100 };
    jvmtiFrameInfo frames[MOST];
    jint count = 0;
    must(GetStackTrace, thread, 0, MOST, frames, &count);
    for (jint i = 0; i < count; i++) {
        const char *method = method_name(frames[i].method);
        if (strncmp(method, "Lvirtual_thread/FramesInState;.", 24) == 0
            && strncmp(method + 24, name, strlen(name)) == 0)
            return i;
    }
    say("%s is not on the stack", name);
    return 30000;
}

static inline jobject sent(JNIEnv *jni)
{
    return static_object_field(jni, find_class(jni, "virtual_thread/FramesInState"), "SENT",
                               "Ljava/lang/IllegalStateException;");
}

#define EVERY_SITUATION LIST("running", "native", "blocked", "waiting", "sleeping", "parked")

#define FRAMES_TEST(...)                                                                           \
    VIRTUAL_TEST(.target = "virtual_thread.FramesInState", .probe = frames_probe, __VA_ARGS__)

#endif
