/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc with the default interval is posted for almost every array of 2 MB.");

enum { ARRAYS = 300, ELEMENTS = 512 * 1024 };

/* Of intervals that are random about 512 KB, few are longer than 2 MB. With one without memory
 * 294 events are expected, with a standard deviation of 3. */
static void observe(JNIEnv *jni, jobject unused)
{
    on(SampledObjectAlloc, record_allocation);
    record_allocations_of(jni, find_class(jni, "[I"));
    for (int i = 0; i < ARRAYS; i++)
        (*jni)->DeleteLocalRef(jni, made_by(jni, "ints", "(I)Ljava/lang/Object;", ELEMENTS));
    off(SampledObjectAlloc);
    say("events: %d, wrong threads: %d", allocation_count, wrong_threads);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11, .timeout = 60,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
