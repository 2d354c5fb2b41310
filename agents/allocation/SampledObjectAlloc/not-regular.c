/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc is not posted at regular distances for equal allocations in a row.");

enum { DISTANCES = 10000 };

static jclass maker;
static jfieldID number;
static int last = -1, events, distances;
static unsigned char met[DISTANCES];

static void JNICALL measure(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                            jclass klass, jlong size)
{
    if (!is_recording_thread(env, jni) || !(*jni)->IsInstanceOf(jni, object, recorded_class))
        return;
    int now = (*jni)->GetStaticIntField(jni, maker, number);
    int distance = now - last < DISTANCES ? now - last : DISTANCES - 1;
    if (last >= 0 && distance >= 0) {
        events++;
        distances += !met[distance];
        met[distance] = 1;
    }
    last = now;
}

static void observe(JNIEnv *jni, jobject unused)
{
    maker = (*jni)->NewGlobalRef(jni, find_class(jni, "allocation/Maker"));
    number = static_field_id(jni, maker, "number", "I");
    must(SetHeapSamplingInterval, 65536);
    record_allocations_of(jni, find_class(jni, "[B"));
    on(SampledObjectAlloc, measure);
    make_arrays(jni, 65536);
    off(SampledObjectAlloc);
    say("more than 100 events: %s", truth(events > 100));
    say("more than 3 distances: %s", truth(distances > 3));
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
