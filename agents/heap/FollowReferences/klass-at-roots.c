/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports only roots of klass, and visits the objects behind the others.");

/* What else the collector takes for a root is up to the JVM. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind != JVMTI_HEAP_REFERENCE_OTHER)
        record("%s %s", has_name(tag) ? object_name(*tag) : "something", reference_kind(kind));
    return JVMTI_VISIT_OBJECTS;
}

/* Things are held by a global reference, by a local one, and by an array in a global one. */
static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    jclass thing = find_class(jni, "heap/graph/Thing");
    jclass special = find_class(jni, "heap/graph/Special");
    static const char *const labels[] = {"", "global", "local", "behind", "special"};
    jobject objects[5];
    for (int i = 1; i < 5; i++) {
        objects[i] = (*jni)->AllocObject(jni, i == 4 ? special : thing);
        name_tag(i, labels[i]);
        set_tag(objects[i], i);
    }
    jobject array = (*jni)->NewObjectArray(jni, 1, thing, objects[3]);
    (*jni)->NewGlobalRef(jni, objects[1]);
    (*jni)->NewGlobalRef(jni, objects[4]);
    (*jni)->NewGlobalRef(jni, array);
    (*jni)->DeleteLocalRef(jni, array);
    (*jni)->DeleteLocalRef(jni, objects[1]);
    (*jni)->DeleteLocalRef(jni, objects[3]);
    (*jni)->DeleteLocalRef(jni, objects[4]);
    say_walk("of Thing", ti(FollowReferences, 0, thing, NULL, &callbacks, NULL));
    say_walk("of Special", ti(FollowReferences, 0, special, NULL, &callbacks, NULL));
    say_walk("of Thing, without tagged ones",
             ti(FollowReferences, JVMTI_HEAP_FILTER_TAGGED, thing, NULL, &callbacks, NULL));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
