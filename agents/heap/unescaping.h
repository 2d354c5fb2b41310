/* SPDX-License-Identifier: Apache-2.0 */

/* The two objects of heap.walk.Unescaping that only variables of a compiled method hold in its last
 * call, and the native method that it calls. */
#ifndef ASSAY_HEAP_UNESCAPING_H
#define ASSAY_HEAP_UNESCAPING_H

#include "heap.h"

enum { TAGGED_CLASS = 77, FOUND = 1, CALLS = 40000 };

/* Makes the function the target's method tick. */
static inline void call_at_tick(JNIEnv *jni, jclass target,
                                void(JNICALL *tick)(JNIEnv *jni, jclass klass, jint left))
{
    static char name[] = "tick", signature[] = "(I)V";
    const JNINativeMethod method = {name, signature, (void *)tick};
    (*jni)->RegisterNatives(jni, target, &method, 1);
    no_exception(jni);
}

/* For a function of version 1.0: tags the objects of the class. */
static inline jvmtiIterationControl JNICALL tag_found(jlong class_tag, jlong size, jlong *tag,
                                                      void *user_data)
{
    if (tag == NULL)
        return refuse_null();
    if (class_tag == TAGGED_CLASS)
        *tag = FOUND;
    return JVMTI_ITERATION_CONTINUE;
}

/* By the case, untagged objects or all. */
static inline jvmtiHeapObjectFilter filter_of_case(void)
{
    return is_case("untagged") ? JVMTI_HEAP_OBJECT_UNTAGGED : JVMTI_HEAP_OBJECT_EITHER;
}

/* After a walk that tagged what it reported of the class: says how many of the two have the tag, and
 * makes their values negative. Objects of earlier calls may be there: the second of the call before
 * has the first one's value, but refers to another. */
static inline void say_found(JNIEnv *jni, jclass klass, const char *function, jvmtiError error)
{
    static const jlong tag = FOUND;
    jint count = 0;
    int found = 0;
    jobject *objects = NULL;
    jfieldID value = field_id(jni, klass, "value", "I");
    jfieldID next = field_id(jni, klass, "next", "Lheap/walk/Unescaping;");
    /* There may be all that the calls made, where not everything was collected. */
    must(GetObjectsWithTags, 1, &tag, &count, NULL, NULL);
    if ((*jni)->EnsureLocalCapacity(jni, count + 16) != 0)
        inapplicable("there is no room for that many local references");
    must(GetObjectsWithTags, 1, &tag, &count, &objects, NULL);
    for (jint i = 0; i < readable(objects, count); i++) {
        if (objects[i] == NULL || !(*jni)->IsInstanceOf(jni, objects[i], klass)) {
            say("an object that was not tagged");
            break;
        }
        jint number = (*jni)->GetIntField(jni, objects[i], value);
        jobject other = (*jni)->GetObjectField(jni, objects[i], next);
        if (number == (other == NULL ? CALLS : CALLS + 1)) {
            (*jni)->SetIntField(jni, objects[i], value, -number);
            found++;
        }
        (*jni)->DeleteLocalRef(jni, other);
        (*jni)->DeleteLocalRef(jni, objects[i]);
    }
    release(objects);
    say("%s: %s, found %d", function, error_name(error), found);
}

#endif
