/* SPDX-License-Identifier: Apache-2.0 */

/* What the tests of co-located events share: a line for each event in the two methods of
 * event.Ordered. */
#ifndef ASSAY_EVENT_ORDERED_H
#define ASSAY_EVENT_ORDERED_H

#include "threads.h"

/* The class is found in the probe, by the loader of the target; callbacks run under others too. */
static inline jclass ordered_class(JNIEnv *jni)
{
    static jclass klass;
    if (klass == NULL)
        klass = (jclass)(*jni)->NewGlobalRef(jni, find_class(jni, "event/Ordered"));
    return klass;
}

static inline jmethodID touch_method(JNIEnv *jni)
{
    static jmethodID method;
    if (method == NULL)
        method = static_method_id(jni, ordered_class(jni), "touch", "(I)I");
    return method;
}

static inline jmethodID recover_method(JNIEnv *jni)
{
    static jmethodID method;
    if (method == NULL)
        method = static_method_id(jni, ordered_class(jni), "recover", "()I");
    return method;
}

static inline jfieldID field_of(JNIEnv *jni)
{
    return static_field_id(jni, ordered_class(jni), "field", "I");
}

/* "touch", "recover", or null for any other method. */
static inline const char *known(jmethodID method)
{
    const char *name = method_name(method);
    if (strcmp(name, "Levent/Ordered;.touch(I)I") == 0)
        return "touch";
    return strcmp(name, "Levent/Ordered;.recover()I") == 0 ? "recover" : NULL;
}

static inline void say_at(const char *event, jmethodID method, jlocation location)
{
    if (known(method) != NULL)
        say("%s %d: %s", known(method), (int)location, event);
}

static inline void JNICALL say_ordered_entry(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                             jmethodID method)
{
    say_at("MethodEntry", method, 0);
}

static inline void JNICALL say_ordered_exit_event(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                                  jmethodID method, jboolean by_exception,
                                                  jvalue value)
{
    if (known(method) != NULL)
        say("%s: MethodExit", known(method));
}

static inline void JNICALL say_ordered_pop(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jmethodID method, jboolean by_exception)
{
    say("%s: FramePop", known(method));
}

static inline void JNICALL say_ordered_step(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                            jmethodID method, jlocation location)
{
    say_at("SingleStep", method, location);
}

static inline void JNICALL say_ordered_hit(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                           jmethodID method, jlocation location)
{
    say_at("Breakpoint", method, location);
}

static inline void JNICALL say_ordered_thrown(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                              jmethodID method, jlocation location,
                                              jobject exception, jmethodID catch_method,
                                              jlocation catch_location)
{
    say_at("Exception", method, location);
}

static inline void JNICALL say_ordered_caught(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                              jmethodID method, jlocation location,
                                              jobject exception)
{
    say_at("ExceptionCatch", method, location);
}

static inline void JNICALL say_ordered_read(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                            jmethodID method, jlocation location, jclass klass,
                                            jobject object, jfieldID field)
{
    say_at("FieldAccess", method, location);
}

static inline void JNICALL say_ordered_write(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                             jmethodID method, jlocation location, jclass klass,
                                             jobject object, jfieldID field, char type,
                                             jvalue value)
{
    say_at("FieldModification", method, location);
}

#endif
