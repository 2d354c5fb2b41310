/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("A clone keeps the tag and the hash code that it had in its SampledObjectAlloc callback.");

static bool watching;
static jint hash;

static void JNICALL on_sample(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                              jclass klass, jlong size)
{
    if (!watching) {
        record_allocation(env, jni, thread, object, klass, size);
        return;
    }
    if (!is_recording_thread(env, jni) || !(*jni)->IsInstanceOf(jni, object, recorded_class))
        return;
    set_tag(object, 5);
    must(GetObjectHashCode, object, &hash);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jint later = 0;
    on(SampledObjectAlloc, on_sample);
    sample_all(jni);
    bool array = is_case("array");
    jobject original = array ? made_by(jni, "ints", "(I)Ljava/lang/Object;", 5)
                             : made_by(jni, "make", "()Lallocation/Thing;");
    record_allocations_of(jni, (*jni)->GetObjectClass(jni, original));
    watching = true;
    jobject clone = array ? made_by(jni, "clonedArray", "([I)Ljava/lang/Object;", original)
                          : made_by(jni, "cloned", "(Lallocation/Thing;)Ljava/lang/Object;",
                                    original);
    off(SampledObjectAlloc);
    must(GetObjectHashCode, clone, &later);
    say("tag: %d", (int)tag_of(clone));
    say("same hash code: %s", truth(later == hash));
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1, .can_tag_objects = 1},
     .cases = LIST("object", "array"));
