/* SPDX-License-Identifier: Apache-2.0 */
#include "../unescaping.h"

TITLE("A change of a scalar-replaced object that GetObjectsWithTags returned is visible to its compiled method.");

/* A collector may take what earlier calls left on the stack for roots of the kind OTHER. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (class_tag == TAGGED_CLASS && kind == JVMTI_HEAP_REFERENCE_OTHER)
        return 0;
    if (class_tag == TAGGED_CLASS)
        *tag = 1;
    return JVMTI_VISIT_OBJECTS;
}

static void JNICALL tick(JNIEnv *jni, jclass klass, jint left)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    static const jlong one = 1;
    jint count = 0;
    jobject *objects = NULL;
    if (left > 0)
        return;
    set_tag(klass, TAGGED_CLASS);
    must(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    must(GetObjectsWithTags, 1, &one, &count, &objects, NULL);
    say("GetObjectsWithTags: %d", (int)count);
    jfieldID value = field_id(jni, klass, "value", "I");
    for (jint i = 0; i < readable(objects, count); i++)
        if (objects[i] == NULL || !(*jni)->IsInstanceOf(jni, objects[i], klass))
            say("an object that was not tagged");
        else
            (*jni)->SetIntField(jni, objects[i], value,
                                -(*jni)->GetIntField(jni, objects[i], value));
    release(objects);
}

static void observe(JNIEnv *jni, jobject klass)
{
    call_at_tick(jni, klass, tick);
}

TEST(.target = "heap.walk.Unescaping", .probe = observe, .needs = {.can_tag_objects = 1},
     .vm_args = LIST(COMPILED_EARLY));
