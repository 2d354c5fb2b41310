/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc is posted for each object if its callback allocates another one by JNI.");

enum { THINGS = 100 };

static jclass thing, things;
static int arrays_made, arrays_posted;

static void JNICALL sampled(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                            jclass klass, jlong size)
{
    if (!is_recording_thread(env, jni))
        return;
    if ((*jni)->IsSameObject(jni, klass, things))
        arrays_posted++;
    if (!(*jni)->IsSameObject(jni, klass, thing))
        return;
    jobject made = (*jni)->NewObjectArray(jni, 1, thing, NULL);
    arrays_made += made != NULL;
    (*jni)->DeleteLocalRef(jni, made);
}

static void observe(JNIEnv *jni, jobject unused)
{
    thing = (*jni)->NewGlobalRef(jni, find_class(jni, "allocation/Thing"));
    things = (*jni)->NewGlobalRef(jni, find_class(jni, "[Lallocation/Thing;"));
    on(SampledObjectAlloc, record_allocation);
    sample_all(jni);
    on(SampledObjectAlloc, sampled);
    for (int i = 0; i < THINGS; i++)
        (*jni)->DeleteLocalRef(jni, made_by(jni, "make", "()Lallocation/Thing;"));
    off(SampledObjectAlloc);
    say("arrays made: %d, posted: %d", arrays_made, arrays_posted);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
