/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("GetObjectHashCode returns the same for objects of all kinds after walks along references.");

HEAP_REFERENCE_CALLBACK(follow)
{
    return JVMTI_VISIT_OBJECTS;
}

HEAP_ROOT_CALLBACK(root)
{
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(reference)
{
    return JVMTI_ITERATION_CONTINUE;
}

static int changed_codes(JNIEnv *jni, jobject objects)
{
    static jint codes[12];
    int count = 0;
    for (jsize i = 0; i < 12; i++) {
        jint before = codes[i];
        must(GetObjectHashCode, element(jni, objects, i), &codes[i]);
        count += codes[i] != before;
    }
    return count;
}

static void observe(JNIEnv *jni, jobject objects)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = follow};
    changed_codes(jni, objects);
    must(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("FollowReferences: %d different", changed_codes(jni, objects));
    must(IterateOverReachableObjects, root, NULL, reference, NULL);
    say("IterateOverReachableObjects: %d different", changed_codes(jni, objects));
    must(IterateOverObjectsReachableFromObject, objects, reference, NULL);
    say("IterateOverObjectsReachableFromObject: %d different", changed_codes(jni, objects));
}

TEST(.target = "heap.walk.ObjectKinds", .probe = observe, .needs = {.can_tag_objects = 1});
