/* SPDX-License-Identifier: Apache-2.0 */

/* The lock of monitor.HandedOver, as an event or a function gives it to the agent. */
#ifndef ASSAY_OBJECT_HANDED_OVER_H
#define ASSAY_OBJECT_HANDED_OVER_H

#include "heap.h"
#include "monitors.h"
#include "threads.h"

#define APART "-XX:CompileCommand=dontinline,monitor/HandedOver$Lock.apart"

static jobject handed_over; /* global; null until then */

static inline bool is_lock_class(jclass klass)
{
    return strcmp(class_name(klass), "Lmonitor/HandedOver$Lock;") == 0;
}

/* Whether the target's probe is called there: "before", "inside" or "after". */
static inline bool is_place(JNIEnv *jni, jobject place, const char *name)
{
    return strcmp(to_string(jni, place), name) == 0;
}

/* Keeps the object alone. */
static inline void keep_handed_over(JNIEnv *jni, jobject lock)
{
    (*jni)->DeleteGlobalRef(jni, handed_over);
    handed_over = lock == NULL ? NULL : (*jni)->NewGlobalRef(jni, lock);
}

/* Lets the target end. */
static inline void end_handing_over(JNIEnv *jni)
{
    jclass target = find_class(jni, "monitor/HandedOver");
    (*jni)->SetStaticBooleanField(jni, target, static_field_id(jni, target, "done", "Z"), JNI_TRUE);
}

/* By the case, the lock from the frame of its method, or found by a walk of the heap: */
#define TAKING_CASES LIST("GetLocalObject", "GetLocalInstance", "GetObjectsWithTags")

HEAP_REFERENCE_CALLBACK(tag_lock_in_variable)
{
    if (class_tag == TAG_OF_CLASS && kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL)
        *tag = TAG_OF_SUBJECT;
    return JVMTI_VISIT_OBJECTS;
}

static inline jobject found_lock(JNIEnv *jni)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = tag_lock_in_variable};
    static const jlong tag = TAG_OF_SUBJECT;
    jint count = 0;
    jobject *objects = NULL, lock = NULL;
    set_tag(find_class(jni, "monitor/HandedOver$Lock"), TAG_OF_CLASS);
    must(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    must(GetObjectsWithTags, 1, &tag, &count, &objects, NULL);
    if (readable(objects, count) == 1)
        lock = objects[0];
    else
        say("locks in variables: %d", (int)count);
    release(objects);
    return lock;
}

static inline jint depth_of_apart(jthread thread)
{
    jint depth = 0;
    jmethodID method = NULL;
    jlocation location = 0;
    do
        must(GetFrameLocation, thread, depth++, &method, &location);
    while (strstr(method_name(method), "HandedOver$Lock;.apart(") == NULL);
    return depth - 1;
}

static inline void take_lock(JNIEnv *jni, jthread thread)
{
    jobject lock = NULL;
    if (is_case("GetLocalObject"))
        must(GetLocalObject, thread, depth_of_apart(thread), 0, &lock);
    else if (is_case("GetLocalInstance"))
        must(GetLocalInstance, thread, depth_of_apart(thread), &lock);
    else
        lock = found_lock(jni);
    keep_handed_over(jni, lock);
}

#endif
