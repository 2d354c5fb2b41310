/* SPDX-License-Identifier: Apache-2.0 */

/* allocation.Maker, which allocates what the agent asks for. */
#ifndef ASSAY_ALLOCATION_MAKER_H
#define ASSAY_ALLOCATION_MAKER_H

#include <stdarg.h>

#include "event_causes.h"
#include "heap.h"

/* Calls a static method of allocation.Maker. */
static inline jobject made_by(JNIEnv *jni, const char *name, const char *signature, ...)
{
    jclass maker = find_class(jni, "allocation/Maker");
    va_list arguments;
    va_start(arguments, signature);
    jobject made = (*jni)->CallStaticObjectMethodV(
        jni, maker, static_method_id(jni, maker, name, signature), arguments);
    va_end(arguments);
    need_room(jni);
    return made;
}

static inline void make_arrays(JNIEnv *jni, jint count)
{
    jclass maker = find_class(jni, "allocation/Maker");
    (*jni)->CallStaticVoidMethod(jni, maker, static_method_id(jni, maker, "makeArrays", "(I)V"),
                                 count);
    need_room(jni);
}

/* Of objects; the class library may allocate hundreds of others meanwhile. */
static inline bool is_class_of_test(jclass klass)
{
    const char *name = class_name(klass);
    return strstr(name, "allocation/Thing") != NULL || strcmp(name, "[I") == 0;
}

/* How many of these arrays are so many mebibytes; none, which is said, where they have no size. */
static inline jint arrays_of(JNIEnv *jni, jint mebibytes)
{
    jlong size = 0;
    jbyteArray one = (*jni)->NewByteArray(jni, 1000);
    need_room(jni);
    must(GetObjectSize, one, &size);
    if (size <= 0)
        say("GetObjectSize: %d", (int)size);
    return size <= 0 ? 0 : (jint)(((jlong)mebibytes << 20) / size);
}

/* An array of as many new things. */
static inline jobjectArray fill(JNIEnv *jni, jsize count)
{
    jclass maker = find_class(jni, "allocation/Maker");
    jobjectArray things = (*jni)->NewObjectArray(jni, count, find_class(jni, "allocation/Thing"),
                                                 NULL);
    (*jni)->CallStaticVoidMethod(
        jni, maker, static_method_id(jni, maker, "fill", "([Lallocation/Thing;)V"), things);
    need_room(jni);
    return things;
}

/* Has things made until each is sampled: the interval 0 is in force. Where that does not come, it is
 * left to the test to report. */
static inline void await_sampling_all(JNIEnv *jni)
{
    enum { TRIES = 10000 };
    int tries = 0;
    do {
        if ((*jni)->PushLocalFrame(jni, 16) != JNI_OK)
            broken("PushLocalFrame failed");
        record_allocations_of(jni, find_class(jni, "allocation/Thing"));
        fill(jni, 100);
        (*jni)->PopLocalFrame(jni, NULL);
    } while (allocation_count < 100 && ++tries < TRIES);
}

/* Sets the interval 0, and waits for it to be in force. */
static inline void sample_all(JNIEnv *jni)
{
    must(SetHeapSamplingInterval, 0);
    await_sampling_all(jni);
}

#endif
