/* SPDX-License-Identifier: Apache-2.0 */

/* The virtual thread of virtual_thread.CompiledFrames. The case names the situation. */
#ifndef ASSAY_VIRTUAL_THREAD_WARM_H
#define ASSAY_VIRTUAL_THREAD_WARM_H

#include "virtual.h"

enum { SLOT_I, SLOT_J, SLOT_D = 3, SLOT_THING = 5, SLOT_OWN = 7 };

/* From the topmost on. */
static const char *const warm_names[] = {"inner", "middle", "outer"};
enum { INNER, MIDDLE, OUTER, WARM_FRAMES };

/* What the agent does with the thread in its situation. */
static void act(JNIEnv *jni, jthread thread);

static inline void warm_probe(JNIEnv *jni, jobject thread)
{
    if (thread != NULL) {
        act(jni, thread);
        return;
    }
    tell_case(jni, find_class(jni, "virtual_thread/CompiledFrames"));
}

static inline jmethodID warm_method(JNIEnv *jni, int which)
{
    return static_method_id(jni, find_class(jni, "virtual_thread/CompiledFrames"),
                            warm_names[which],
                            "(IJDLvirtual_thread/CompiledFrames$Thing;Ljava/lang/Runnable;)J");
}

/* The depth of a method of the thread; beyond the stack if it does not show the method, so that the
 * calls fail. */
static inline jint depth_of(JNIEnv *jni, jthread thread, int which)
{
    enum { MOST = 100 };
    jvmtiFrameInfo frames[MOST];
    jint count = 0;
    must(GetStackTrace, thread, 0, MOST, frames, &count);
    for (jint i = 0; i < count; i++)
        if (frames[i].method == warm_method(jni, which))
            return i;
    say("%s is not on the stack", warm_names[which]);
    return 30000;
}

#define WARM_SITUATIONS LIST("native", "blocked", "waiting", "sleeping", "parked")

/* What HotSpot compiles it has compiled when the thread gets into its situation. */
#define WARM_VM_ARGS                                                                               \
    LIST(CARRIERS, "-XX:+IgnoreUnrecognizedVMOptions", "-XX:-BackgroundCompilation")

#define WARM_TEST(...)                                                                             \
    VIRTUAL_TEST_ON(WARM_VM_ARGS, .target = "virtual_thread.CompiledFrames", .probe = warm_probe,  \
                    .cases = WARM_SITUATIONS, __VA_ARGS__)

#endif
