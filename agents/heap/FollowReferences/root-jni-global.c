/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A JNI global reference is a root until it is deleted, and a weak one is not.");

/* To threads and classes others may have global references, the JVM among them. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_JNI_GLOBAL && has_name(tag) && *tag <= tag_named("third"))
        record("%s %s%s%s%s", reference_kind(kind), object_name(*tag),
               info == NULL ? "" : " with info", referrer_tag == NULL ? "" : " with a referrer",
               referrer_class_tag == 0 ? "" : " with a referrer's class");
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    name_objects(jni, pairs);
    jobject first = (*jni)->NewGlobalRef(jni, object_named(jni, pairs, "first"));
    jobject third = (*jni)->NewGlobalRef(jni, object_named(jni, pairs, "third"));
    jweak second = (*jni)->NewWeakGlobalRef(jni, object_named(jni, pairs, "second"));
    say_walk("created", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
    (*jni)->DeleteGlobalRef(jni, first);
    say_walk("one deleted", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
    (*jni)->DeleteGlobalRef(jni, third);
    (*jni)->DeleteWeakGlobalRef(jni, second);
    say_walk("all deleted", ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL));
}

TEST(.target = "heap.walk.ThreadStates", .probe = observe, .needs = {.can_tag_objects = 1});
