/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("The stack of the thread in a SampledObjectAlloc callback is that of the allocation.");

static bool tracing;

static void JNICALL trace(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object, jclass klass,
                          jlong size)
{
    if (!tracing) {
        record_allocation(env, jni, thread, object, klass, size);
        return;
    }
    if (!is_recording_thread(env, jni) || !(*jni)->IsInstanceOf(jni, object, recorded_class))
        return;
    jvmtiFrameInfo frames[8] = {{0}};
    jint count = 0;
    must_in(env, GetStackTrace, thread, 0, 8, frames, &count);
    /* What calls main is the JVM's own affair. */
    bool is_main = false;
    for (jint i = 0; i < count && i < 8 && !is_main; i++) {
        const char *name = method_name(frames[i].method);
        say("%s", name);
        is_main = strcmp(name, "Lallocation/Maker;.main([Ljava/lang/String;)V") == 0;
    }
    say("location: %d", count > 0 ? (int)frames[0].location : -2);
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(SampledObjectAlloc, trace);
    sample_all(jni);
    tracing = true;
    made_by(jni, "make", "()Lallocation/Thing;");
    made_by(jni, "makeForAnother", "()Lallocation/Thing;");
    off(SampledObjectAlloc);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
