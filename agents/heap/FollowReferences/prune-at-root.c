/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences follows a root if and only if VISIT_OBJECTS was returned for it.");

enum { GLOBAL_HOLDER = 1, LOCAL_HOLDER, BEHIND = 10 };

static jlong pruned;
static int behind[BEHIND + LOCAL_HOLDER + 1];

/* What else the collector takes for a root is up to the JVM. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (*tag > BEHIND && *tag <= BEHIND + LOCAL_HOLDER && kind != JVMTI_HEAP_REFERENCE_OTHER)
        behind[*tag]++;
    return *tag == pruned ? 0 : JVMTI_VISIT_OBJECTS;
}

/* An array of a new object. */
static jobjectArray hold_one(JNIEnv *jni, jlong tag)
{
    jclass object = find_class(jni, "java/lang/Object");
    jobject content = (*jni)->AllocObject(jni, object);
    set_tag(content, tag + BEHIND);
    jobjectArray array = (*jni)->NewObjectArray(jni, 1, object, content);
    (*jni)->DeleteLocalRef(jni, content);
    set_tag(array, tag);
    return array;
}

static void walk(const char *what, jlong tag)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    memset(behind, 0, sizeof behind);
    pruned = tag;
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("%s: %s, behind the global %d, behind the local %d", what, error_name(error),
        behind[BEHIND + GLOBAL_HOLDER], behind[BEHIND + LOCAL_HOLDER]);
}

static void observe(JNIEnv *jni, jobject unused)
{
    jobjectArray global = hold_one(jni, GLOBAL_HOLDER);
    (*jni)->NewGlobalRef(jni, global);
    (*jni)->DeleteLocalRef(jni, global);
    hold_one(jni, LOCAL_HOLDER);
    walk("all followed", -1);
    walk("not the global", GLOBAL_HOLDER);
    walk("not the local", LOCAL_HOLDER);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
