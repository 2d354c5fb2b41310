/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SetHeapSamplingInterval determines the average number of samples of objects of each size.");

/* The bounds are six standard deviations of independent samples away from the mean. It is lower where what is
 * allocated between the end of an interval and the end of an object does not count, by 2 % for the largest;
 * and higher where GetObjectSize leaves out what the JVM allocates beside an object, or counts what is not
 * allocated with it. */
enum { INTERVAL = 65536, EVENTS = 4096, LEAST = 3620, MOST = 4480, BESIDE = 32 };

/* So many arrays of this length as have the average number of events. */
static void sample(JNIEnv *jni, jint length)
{
    jlong size = 0;
    jclass maker = find_class(jni, "allocation/Maker");
    jmethodID make = static_method_id(jni, maker, "makeArraysOf", "(II)V");
    jbyteArray one = (*jni)->NewByteArray(jni, length);
    need_room(jni);
    must(GetObjectSize, one, &size);
    if (size < length) {
        say("arrays of %d: size %d", (int)length, (int)size);
        return;
    }
    jint count = (jint)((jlong)EVENTS * INTERVAL / size);
    /* What the thread allocates first brings the interval into force. */
    (*jni)->CallStaticVoidMethod(jni, maker, make, length, count / 32);
    need_room(jni);
    record_allocations_of(jni, find_class(jni, "[B"));
    (*jni)->CallStaticVoidMethod(jni, maker, make, length, count);
    need_room(jni);
    say("arrays of %d: sampled %s", (int)length,
        allocation_count < LEAST - LEAST * BESIDE / size ? "too seldom"
        : allocation_count > MOST + MOST * BESIDE / size ? "too often"
                                                         : "once per interval");
}

static void observe(JNIEnv *jni, jobject unused)
{
    must(SetHeapSamplingInterval, INTERVAL);
    on(SampledObjectAlloc, record_allocation);
    sample(jni, 200);
    sample(jni, 1400);
    sample(jni, 3000);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11, .timeout = 60,
     .vm_args = LIST("-XX:+IgnoreUnrecognizedVMOptions", "-XX:-ResizeTLAB", "-XX:TLABSize=8k"),
     .needs = {.can_generate_sampled_object_alloc_events = 1});
