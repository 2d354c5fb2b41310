/* SPDX-License-Identifier: Apache-2.0 */
#include "../maker.h"

TITLE("SampledObjectAlloc for the class object of a defined class reports its class and its size.");

/* A JVM may make class objects otherwise than others, and then there is no event. */
static void observe(JNIEnv *jni, jobject unused)
{
    int right = 0;
    on(SampledObjectAlloc, record_allocation);
    made_by(jni, "defined", "()Ljava/lang/Object;");
    sample_all(jni);
    record_allocations_of(jni, find_class(jni, "java/lang/Class"));
    jobject defined = made_by(jni, "defined", "()Ljava/lang/Object;");
    off(SampledObjectAlloc);
    int events = allocations_of_object(jni, defined, &right);
    say("class object: %d, class and size right: %d, wrong threads: %d", events, right,
        wrong_threads);
}

TEST(.target = "allocation.Maker", .probe = observe, .since = 11,
     .needs = {.can_generate_sampled_object_alloc_events = 1});
