/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Frames of methods of redefine.Framed that are active when the class is redefined, and events
 * in them. The target is redefine.Framing.
 */
#ifndef ASSAY_REDEFINE_FRAMED_H
#define ASSAY_REDEFINE_FRAMED_H

#include "redefinition.h"

static jobjectArray framed; /* the probe's array */

static inline bool is_framed(jmethodID method)
{
    jclass klass;
    must(GetMethodDeclaringClass, method, &klass);
    return strcmp(class_name(klass), "Lredefine/Framed;") == 0;
}

static inline jmethodID framed_method(JNIEnv *jni, const char *name, const char *signature)
{
    return static_method_id(jni, (*jni)->GetObjectArrayElement(jni, framed, 0), name, signature);
}

/* Keeps the probe's array. */
static inline void keep_framed(JNIEnv *jni, jobject subject)
{
    framed = (*jni)->NewGlobalRef(jni, subject);
}

/* Keeps the probe's array, and stops in mark(), which the active frames call. */
static inline void stop_in_mark(JNIEnv *jni, jobject subject, jvmtiEventBreakpoint handler)
{
    keep_framed(jni, subject);
    on(Breakpoint, handler);
    must(SetBreakpoint, framed_method(jni, "mark", "()V"), 0);
}

/* Redefines the class with the class file at this index of the probe's array. */
static inline void redefine_framed(JNIEnv *jni, jsize index)
{
    struct class_bytes file = class_bytes_at(jni, framed, index);
    const jvmtiClassDefinition definition = {(*jni)->GetObjectArrayElement(jni, framed, 0),
                                             file.length, file.bytes};
    say("RedefineClasses: %s", error_name(ti(RedefineClasses, 1, &definition)));
    free(file.bytes);
}

/* An event in the topmost frame of the current thread, and what its method id denotes. */
static inline void say_event(const char *event, jmethodID method, jlocation location)
{
    char *name = NULL;
    jmethodID top = NULL;
    jlocation unused;
    jboolean obsolete = 7;
    must(GetMethodName, method, &name, NULL, NULL);
    must(GetFrameLocation, NULL, 0, &top, &unused);
    must(IsMethodObsolete, method, &obsolete);
    say("%s in %s at %d, obsolete: %s%s", event, name, (int)location, truth(obsolete),
        top == method ? "" : ", unlike the top frame's");
    release(name);
}

/* For events that bring no location. */
static inline jlocation top_location(void)
{
    jmethodID unused;
    jlocation location = -1;
    must(GetFrameLocation, NULL, 0, &unused, &location);
    return location;
}

static inline void JNICALL on_step_in_number(jvmtiEnv *env, JNIEnv *jni, jthread thread,
                                             jmethodID method, jlocation location)
{
    if (is_framed(method) && strstr(method_name(method), ".number") != NULL)
        say_event("step", method, location);
}

#endif
