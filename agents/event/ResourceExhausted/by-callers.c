/* SPDX-License-Identifier: Apache-2.0 */
#include "../exhausting.h"
#include "callers.h"

TITLE("ResourceExhausted is posted for a request by JNI, whichever thread makes it.");

static void JNICALL exhausted(jvmtiEnv *env, JNIEnv *jni, jint flags, const void *reserved,
                              const char *description)
{
    if (is_due(env, flags, JVMTI_RESOURCE_EXHAUSTED_JAVA_HEAP))
        say("ResourceExhausted");
}

/* Leaves room for small objects at most, until the local frame is popped. */
static void fill(JNIEnv *jni)
{
    if ((*jni)->PushLocalFrame(jni, HOOK_REFERENCES) < 0)
        broken("no room for references");
    for (jsize length = 1 << 22; length >= 1 << 12; length /= 4) {
        while ((*jni)->NewByteArray(jni, length) != NULL)
            ;
        (*jni)->ExceptionClear(jni);
    }
}

static void request(JNIEnv *jni, void *subject)
{
    jclass error = find_class(jni, "java/lang/OutOfMemoryError");
    jclass entry = find_class(jni, "java/util/AbstractMap$SimpleEntry");
    jmethodID made = method_id(jni, entry, "<init>", "(Ljava/lang/Object;Ljava/lang/Object;)V");
    jobject last = NULL;
    begins_request(subject);
    say("array: %s", truth((*jni)->NewLongArray(jni, TOO_MANY_LONGS) != NULL));
    say_error(jni, error);
    end_request();
    fill(jni);
    begins_request(subject);
    for (jobject next = subject; next != NULL; last = next) {
        next = (*jni)->NewObject(jni, entry, made, last, NULL);
        (*jni)->DeleteLocalRef(jni, last);
    }
    say_error(jni, error);
    (*jni)->PopLocalFrame(jni, NULL);
}

/* Else main could not end in the full heap. More than need_small_heap lets be. */
static void need_collector(JNIEnv *jni)
{
    for (int i = 0; i < 1024; i++) {
        jobject dropped = (*jni)->NewByteArray(jni, 1 << 19);
        (*jni)->ExceptionClear(jni);
        if (dropped == NULL)
            inapplicable("the collector frees nothing");
        (*jni)->DeleteLocalRef(jni, dropped);
    }
}

static void probe(JNIEnv *jni, jobject subject)
{
    need_small_heap(jni);
    need_collector(jni);
    on(ResourceExhausted, exhausted);
    have_called(jni, request, (*jni)->NewGlobalRef(jni, find_class(jni, "java/lang/Object")));
}

TEST(.probe = probe, .vm_args = LIST("-Xmx32m"), .cases = CALLER_CASES,
     .needs = {.can_generate_resource_exhaustion_heap_events = 1, CALLER_NEEDS});
