/* SPDX-License-Identifier: Apache-2.0 */
#include "../exhausting.h"
#include "callers.h"
#include "virtual.h"

TITLE("ResourceExhausted is posted for a request by JNI on a virtual thread.");

static void JNICALL exhausted(jvmtiEnv *env, JNIEnv *jni, jint flags, const void *reserved,
                              const char *description)
{
    if (is_due(env, flags, JVMTI_RESOURCE_EXHAUSTED_JAVA_HEAP))
        say("ResourceExhausted");
}

static void request(JNIEnv *jni, void *subject)
{
    jclass error = find_class(jni, "java/lang/OutOfMemoryError");
    begins_request(subject);
    say("array: %s", truth((*jni)->NewLongArray(jni, TOO_MANY_LONGS) != NULL));
    say_error(jni, error);
    end_request();
}

static void probe(JNIEnv *jni, jobject subject)
{
    need_small_heap(jni);
    on(ResourceExhausted, exhausted);
    have_called(jni, request, (*jni)->NewGlobalRef(jni, find_class(jni, "java/lang/Object")));
}

TEST(VIRTUAL_THREADS_WITH(CARRIERS, "-Xmx32m"), .probe = probe, .cases = VIRTUAL_CALLER_CASES,
     .needs = {.can_generate_resource_exhaustion_heap_events = 1, CALLER_NEEDS});
